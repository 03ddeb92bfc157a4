import { createServer, request as sendRequest } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { GROUPS, isAllowed, permissionsOf } from '../../tools/deploy/rights';
import type { FunctionGroup } from '../../functions/src/platform/service-accounts';
import { neededFor, serviceOf, type Need, type Service } from './needed-permissions';

/** Where the emulators answer, by service. */
type Upstreams = Readonly<Record<Service, string>>;

/** Google's answers to a service account that lacks a permission: https://cloud.google.com/apis/design/errors#error_model */
function denial(service: Service, { permission, object }: Need): string {
  const message =
    service === 'firestore'
      ? 'Missing or insufficient permissions.'
      : `Permission '${permission.replace(/ .*/, '')}' denied on resource (or it may not exist)${object === undefined ? '.' : `: ${object}`}`;
  const errors = [{ message, domain: 'global', reason: 'forbidden' }];
  return JSON.stringify({ error: { code: 403, message, status: 'PERMISSION_DENIED', errors } });
}

const deny = (response: ServerResponse, body: string): void =>
  void response.writeHead(403, { 'content-type': 'application/json; charset=UTF-8' }).end(body);

/** `missing`: the body of a denial that answers for what is not there; null: 404 does. */
function forward(
  upstream: string,
  request: IncomingMessage,
  body: Buffer,
  response: ServerResponse,
  missing: string | null,
): void {
  const [host, port] = upstream.split(':');
  const options = { host, port, path: request.url, method: request.method, headers: { ...request.headers, host: upstream } };
  const sent = sendRequest(options, (answer) => {
    if (answer.statusCode === 404 && missing !== null) {
      answer.resume();
      deny(response, missing);
      return;
    }
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response);
  });
  sent.on('error', () => response.destroy()).end(body);
}

export interface RightsGates {
  /** Host and port of the gate that the functions of each group call instead of the emulators. */
  hosts: Readonly<Record<FunctionGroup, string>>;
  close: () => Promise<void>;
}

async function startGate(group: FunctionGroup, upstreams: Upstreams) {
  const allowed = permissionsOf(group);
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const body = await buffer(request);
    const url = new URL(request.url ?? '/', 'http://gate');
    const service = serviceOf(url.pathname);
    const isForm = request.headers['content-type']?.startsWith('multipart/') === true;
    const needs = neededFor(url, request.method ?? 'GET', isForm ? '' : body.toString());
    const refused = needs.find(({ permission, object }) => !isAllowed(allowed, permission, object));
    if (refused === undefined) {
      // A caller without the right to list gets 403 for a missing object: https://cloud.google.com/storage/docs/json_api/v1/status-codes
      const [bucket = ''] = needs.flatMap(({ permission }) => / (\w+)$/.exec(permission)?.[1] ?? []);
      const mayList = service !== 'storage' || isAllowed(allowed, `storage.objects.list ${bucket}`);
      const [need] = needs;
      forward(upstreams[service], request, body, response, mayList || need === undefined ? null : denial(service, need));
      return;
    }
    process.stderr.write(`${group} lacks ${refused.permission}: ${request.method} ${url.pathname}\n`);
    deny(response, denial(service, refused));
  };
  const server = createServer((request, response) => void answer(request, response).catch(() => response.destroy()));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { server, host: `127.0.0.1:${(server.address() as AddressInfo).port}` };
}

/** One gate per service account, between its functions and the emulators: it refuses what tools/deploy/rights.ts does not grant. */
export async function startRightsGates(upstreams: Upstreams): Promise<RightsGates> {
  const gates = await Promise.all(GROUPS.map((group) => startGate(group, upstreams)));
  return {
    hosts: Object.fromEntries(GROUPS.map((group, index) => [group, gates[index]?.host ?? ''])) as RightsGates['hosts'],
    close: async () => {
      await Promise.all(
        gates.map(
          ({ server }) =>
            new Promise<void>((resolve) => {
              server.close(() => resolve());
              server.closeAllConnections();
            }),
        ),
      );
    },
  };
}
