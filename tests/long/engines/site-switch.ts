import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** The site behind a cable that can be pulled: every browser then has no connection to it. */
export interface SiteSwitch {
  url: string;
  cut: () => Promise<void>;
  restore: () => Promise<void>;
}

/**
 * @param port of the site
 * @param ownPort where it is reached through the switch
 */
export async function siteSwitch(port: number, ownPort: number): Promise<SiteSwitch> {
  const open = new Set<Socket>();
  const server = createServer((client) => {
    const site = connect(port, '127.0.0.1');
    for (const [one, other] of [
      [client, site],
      [site, client],
    ] as const) {
      open.add(one);
      one.pipe(other);
      one.on('error', () => other.destroy());
      one.on('close', () => {
        open.delete(one);
        other.destroy();
      });
    }
  });
  const restore = () =>
    new Promise<void>((resolve, reject) => server.once('error', reject).listen(ownPort, '127.0.0.1', resolve));
  await restore();
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    restore,
    cut: async () => {
      const closed = new Promise((resolve) => server.close(resolve));
      for (const socket of open) socket.destroy();
      await closed;
    },
  };
}
