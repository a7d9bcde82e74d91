/** Runs every check of the project. The last line of the output is the sum of all tests. */
import { runStages } from './lib/stages/run-stages.ts';
import { summary, total } from './lib/stages/stage.ts';

const results = await runStages((line) => console.log(line));
console.log(`\n${summary(results)}`);
if (total(results).failed > 0) process.exitCode = 1;
