let mutes = 0;

/** Whether toasts are dropped now. */
export const areToastsMuted = (): boolean => mutes > 0;

/** Drops every toast until the returned function is called, so that no message appears in front of a client. */
export function muteToasts(): () => void {
  mutes += 1;
  return () => {
    mutes -= 1;
  };
}
