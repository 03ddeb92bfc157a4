import { startApp } from './start-app';

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root');
await startApp(root);
