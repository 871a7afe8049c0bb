// The former name of author.mjs, by which hosts may start the server for signing in.
import { runTool } from './author.mjs';

await runTool();
