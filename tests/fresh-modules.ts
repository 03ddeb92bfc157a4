import { vi } from 'vitest';

// Files of a project share one process, which saves half of the processor time. Each still gets modules and globals of its own.
vi.resetModules();
vi.unstubAllGlobals();
