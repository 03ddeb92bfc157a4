let mutes = 0;

/** Whether toasts are dropped now. */
export const areToastsMuted = (): boolean => mutes > 0;

/** Drops every toast until the returned function is called: nothing of ours shows up in front of a client. */
export function muteToasts(): () => void {
  mutes += 1;
  return () => {
    mutes -= 1;
  };
}
