/**
 * Breaks the sources of question families in small ways, one place at a time, and generates their questions: does the
 * proof stop the build, does nothing change, or are changed questions proven, so that only acceptance stands in their
 * way? `npm run bank:mutants -- --count 300 --seed 1`.
 * The mutants come from 75 families, or as many as `--families` says; `--family seq.arith` uses only that family;
 * `--write` saves the counts, and the places whose change the proof let through, in `src/bank/mutants.json`.
 */
import { writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { relative } from 'node:path';
import { parseArgs } from 'node:util';
import { createRandom, type Random } from '../src/math/random.ts';
import { readBookPlans } from './lib/bank/read-sources.ts';
import { type FamilyPlan, familyPlans } from './lib/mutants/family-plans.ts';
import { createProgram, findMutants } from './lib/mutants/find-mutants.ts';
import type { Task } from './lib/mutants/mutant-worker.ts';
import { type Tried, tryMutants } from './lib/mutants/try-mutants.ts';
import { runCommand } from './lib/process/run-command.ts';

const COUNTS_FILE = 'src/bank/mutants.json';

await runCommand(async () => {
	const { values } = parseArgs({
		options: {
			count: { type: 'string', default: '300' },
			seed: { type: 'string', default: '1' },
			families: { type: 'string', default: '75' },
			family: { type: 'string' },
			write: { type: 'boolean', default: false },
		},
	});
	const plans = familyPlans((await readBookPlans()).map(({ plan }) => plan));
	const known = plans.filter(({ id }) => values.family === undefined || id === values.family);
	if (known.length === 0) throw new Error(`There is no family ${values.family}.`);
	const random = createRandom(`mutants/${values.seed}`);
	const families = random.shuffle(known).slice(0, Number(values.families));
	const tasks = await drawTasks(families, Number(values.count), random);
	const tried: Tried[] = [];
	await tryMutants(tasks, availableParallelism(), (one) => {
		tried.push(one);
		console.log(describe(one));
	});
	const counts = {
		date: new Date().toISOString().slice(0, 10),
		seed: values.seed,
		families: new Set(tried.map(({ family }) => family.id)).size,
		mutants: tried.length,
		...countOutcomes(tried),
	};
	console.log(JSON.stringify(counts));
	const survivors = tried.filter(({ result }) => result.outcome === 'unaccepted').map(placeOf);
	if (values.write)
		await writeFile(COUNTS_FILE, `${JSON.stringify({ ...counts, survivors }, null, 2)}\n`);
}, 'bank:mutants');

/** At most this many mutants, grouped by family; each family has an equal share, as far as its mutants go. */
async function drawTasks(families: FamilyPlan[], count: number, random: Random): Promise<Task[]> {
	const program = createProgram(families.flatMap(({ files }) => files));
	const pools: Task[][] = [];
	for (const family of families) {
		const mutants = random.shuffle(await findMutants(program, family.files)).slice(0, count);
		pools.push(mutants.map((mutant) => ({ family, mutant })));
	}
	const rounds = Array.from({ length: count }, (_, round) => pools.map((pool) => pool[round]));
	const drawn = new Set(
		rounds
			.flat()
			.filter((task) => task !== undefined)
			.slice(0, count),
	);
	return pools.flat().filter((task) => drawn.has(task));
}

function countOutcomes(tried: readonly Tried[]) {
	const outcomes = ['stopped', 'unchanged', 'unaccepted'] as const;
	const count = (outcome: string) =>
		tried.filter(({ result }) => result.outcome === outcome).length;
	return Object.fromEntries(outcomes.map((outcome) => [outcome, count(outcome)]));
}

function placeOf({ mutant }: Tried): string {
	const { file, line, column, mutator, original, replacement } = mutant;
	const change = `${oneLine(original)} → ${oneLine(replacement)}`;
	return `${relative('.', file)}:${line}:${column} ${mutator}: ${change}`;
}

function describe(one: Tried): string {
	const { result } = one;
	const head = `${result.outcome} ${placeOf(one)}`;
	if (result.outcome === 'unchanged') return head;
	if (result.outcome === 'stopped') return `${head}\n    ${oneLine(result.reason, 300)}`;
	const lines = result.changes.flatMap(({ template, prompt, differences }) => [
		`    ${template}: ${oneLine(prompt, 300)}`,
		...differences
			.slice(0, 4)
			.map(
				({ where, before, after }) =>
					`        ${where}: ${oneLine(before, 200)} → ${oneLine(after, 200)}`,
			),
	]);
	return [`${head} (${result.changed} records)`, ...lines].join('\n');
}

function oneLine(text: string, length = 100): string {
	const line = text.replaceAll(/\s+/g, ' ');
	return line.length > length ? `${line.slice(0, length)}…` : line;
}
