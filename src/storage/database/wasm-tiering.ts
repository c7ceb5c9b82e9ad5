import { setFlagsFromString } from 'node:v8';

/**
 * How much a function of WebAssembly has to run before V8 optimizes it: ten times as much as by itself in Node 20; Node 24 comes
 * near that. Prisma's query compiler runs once for each shape of query, and to optimize it took 80 MB and half a second at a start.
 */
setFlagsFromString('--wasm-tiering-budget=18000000');
