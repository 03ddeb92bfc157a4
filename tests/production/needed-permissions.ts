/** What one call of a function to Google needs. */
export interface Need {
  permission: string;
  /** Name of the object in Storage; a list has its prefix. */
  object?: string;
}

export type Service = 'firestore' | 'auth' | 'storage';

/** The service that a request is for: each has paths of its own. */
export function serviceOf(path: string): Service {
  if (/^\/(identitytoolkit|securetoken)\.googleapis\.com\//.test(path)) return 'auth';
  return path.startsWith('/v1/projects/') ? 'firestore' : 'storage';
}

/** Permissions per method: https://cloud.google.com/firestore/docs/security/iam#required_permissions */
function neededByFirestore(path: string, method: string, body: string): string[] {
  const [, verb] = /:(\w+)$/.exec(path) ?? [];
  if (verb === 'commit' || verb === 'batchWrite') {
    const { writes = [] } = JSON.parse(body) as {
      writes?: { delete?: string; verify?: string; currentDocument?: { exists?: boolean } }[];
    };
    // A write without a precondition may do either.
    return writes.flatMap(({ delete: deleted, verify, currentDocument }) => {
      if (deleted !== undefined) return ['datastore.entities.delete'];
      if (verify !== undefined) return ['datastore.entities.get'];
      const isUpdate = currentDocument !== undefined && currentDocument.exists !== false;
      return isUpdate ? ['datastore.entities.update'] : ['datastore.entities.create'];
    });
  }
  if (verb === 'beginTransaction' || verb === 'rollback') return ['datastore.databases.get'];
  if (verb === 'batchGet') return ['datastore.entities.get'];
  if (verb !== undefined || method === 'GET') return ['datastore.entities.get', 'datastore.entities.list'];
  return ['datastore.entities.update'];
}

/** Permissions of Auth: https://cloud.google.com/identity-platform/docs/access-control */
function neededByAuth(path: string): string[] {
  if (path.includes('/config')) return ['firebaseauth.configs.get', 'firebaseauth.configs.getHashConfig'];
  if (/accounts:(lookup|batchGet|query)$/.test(path)) return ['firebaseauth.users.get'];
  if (/accounts:(delete|batchDelete)$/.test(path)) return ['firebaseauth.users.delete'];
  return [path.endsWith('accounts:update') ? 'firebaseauth.users.update' : 'firebaseauth.users.create'];
}

const OBJECT_VERBS: Readonly<Record<string, string>> = { GET: 'get', PATCH: 'update', PUT: 'update', DELETE: 'delete' };

/** Permissions per method: https://cloud.google.com/storage/docs/access-control/iam-json */
function neededByStorage(path: string, query: URLSearchParams, method: string): Need[] {
  const [, bucket = '', name] = /\/b\/([^/]+)\/o\/?(.*)$/.exec(path) ?? [];
  if (name === undefined) return [{ permission: 'storage.buckets.get' }];
  const kind = /-(backups|pictures)$/.exec(bucket)?.[1] ?? 'files';
  if (name === '' && method === 'GET')
    return [{ permission: `storage.objects.list ${kind}`, object: query.get('prefix') ?? '' }];
  if (path.startsWith('/upload/')) return [{ permission: `storage.objects.create ${kind}`, object: query.get('name') ?? '' }];
  return [{ permission: `storage.objects.${OBJECT_VERBS[method] ?? 'create'} ${kind}`, object: decodeURIComponent(name) }];
}

/** What a request needs. Calls that carry an API key instead of a service account's token need nothing. */
export function neededFor(url: URL, method: string, body: string): Need[] {
  if (url.searchParams.has('key')) return [];
  const service = serviceOf(url.pathname);
  if (service === 'storage') return neededByStorage(url.pathname, url.searchParams, method);
  const names = service === 'auth' ? neededByAuth(url.pathname) : neededByFirestore(url.pathname, method, body);
  return names.map((permission) => ({ permission }));
}
