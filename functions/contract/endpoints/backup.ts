import { endpoint } from './endpoint';

export const backupEndpoints = {
  download: endpoint({
    method: 'GET',
    path: '/backup',
    access: 'settings',
    tag: 'Backup',
    summary:
      'Every document as a line of JSON, compressed with gzip: content, leads, clients and settings, without pictures and accounts. ' +
      '`npm run restore -- --documents FILE` writes it back',
    answer: 'file',
    status: 200,
    limit: { burst: 10, perHour: 20 },
    example: {},
  }),
};
