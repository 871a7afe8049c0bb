// Builds the production site and serves it: npm start
import { runGatsby } from './gatsby.mjs';
import { serve } from './serve.mjs';

const status = await runGatsby(['build', ...(process.env.PATH_PREFIX ? ['--prefix-paths'] : [])]);
if (status === 0) await serve();
else process.exitCode = status;
