/** Local suites differ by a multiple of this, so that no two share a port. */
export const SHIFT_STEP = 200;

/** Hosting's port at shift 0. */
const HOSTING = 5000;

/** Ports above 5000 that browsers refuse to connect to (Fetch standard, "port blocking"). */
export const BLOCKED_PORTS: readonly number[] = [5060, 5061, 6000, 6566, 6665, 6666, 6667, 6668, 6669, 6679, 6697, 10080];

/** The port of an emulator whose base is `base`. A blocked port gives way to one that no other emulator uses at any shift. */
export function localPort(base: number, shift: number): number {
  const port = base + shift;
  return BLOCKED_PORTS.includes(port) ? port + 2 : port;
}

/** The shift of the suite whose site is served at this port. */
export const shiftOfSite = (port: number): number => Math.floor((port - HOSTING) / SHIFT_STEP) * SHIFT_STEP;
