/**
 * Generates all questions of a family with one place in its source changed, and reports the outcome. A change may never
 * terminate, so each runs in this worker, which its owner may stop.
 */
import { registerHooks } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parentPort } from 'node:worker_threads';
import { BankError } from '../../../src/bank/pipeline/bank-error.ts';
import { generateTemplate, type MadeQuestion } from '../../../src/bank/pipeline/generate.ts';
import { type LoadedFamily, loadFamily } from '../../../src/bank/pipeline/load-family.ts';
import { wordingIssues } from '../bank/family-wordings.ts';
import { wordingsOf } from '../../../src/bank/pipeline/wordings.ts';
import { type Change, changesOf } from './changes.ts';
import type { FamilyPlan } from './family-plans.ts';
import { type Mutant, mutated } from './find-mutants.ts';

export type Task = { family: FamilyPlan; mutant: Mutant };

/**
 * `unchanged`: the records are identical. `stopped`: the build ends with a reason. `unaccepted`: other questions are
 * proven, and the build ends only because nobody has accepted them.
 */
export type Outcome =
	| { outcome: 'stopped'; reason: string }
	| { outcome: 'unchanged' }
	| { outcome: 'unaccepted'; changed: number; changes: Change[] };

type Skills = Readonly<Record<string, LoadedFamily['skill']>>;

let task: Task | undefined;
let tried = 0;

// A changed family is another module to Node: each file in its folder gets the change's key in its URL.
registerHooks({
	resolve(specifier, context, next) {
		const found = next(specifier, context);
		const key = context.parentURL && new URL(context.parentURL).searchParams.get('mutant');
		const isOwn = task && found.url.startsWith(pathToFileURL(task.family.folder).href);
		return key && isOwn ? { ...found, url: `${found.url}?mutant=${key}` } : found;
	},
	load(url, context, next) {
		const loaded = next(url, context);
		const isChanged =
			new URL(url).searchParams.has('mutant') && fileURLToPath(url) === task?.mutant.file;
		return task && isChanged
			? { ...loaded, source: mutated(String(loaded.source), task.mutant) }
			: loaded;
	},
});

const sound = new Map<string, MadeQuestion[]>();

parentPort?.on('message', async (next: Task) => {
	task = next;
	tried++;
	parentPort?.postMessage(await tryMutant(next), []);
});

async function tryMutant({ family }: Task): Promise<Outcome> {
	const before = sound.get(family.id) ?? (await makeAll(family));
	sound.clear();
	sound.set(family.id, before);
	try {
		const address = `${pathToFileURL(family.entry).href}?mutant=${tried}`;
		const { skills }: { skills: Skills } = await import(address);
		const made = await makeAll(family, skills);
		const unread = await wordingIssues(new Map([[family.id, saidIn(made)]]), false);
		if (unread.length > 0) return { outcome: 'stopped', reason: unread.join(' ') };
		const changes = changesOf(before, made);
		return changes.length === 0
			? { outcome: 'unchanged' }
			: { outcome: 'unaccepted', changed: changes.length, changes: changes.slice(0, 3) };
	} catch (error) {
		const reason = error instanceof BankError ? error.message : `does not load: ${error}`;
		return { outcome: 'stopped', reason };
	}
}

const saidIn = (made: readonly MadeQuestion[]): Set<string> =>
	new Set(made.flatMap(({ question }) => [...wordingsOf(question)]));

/** Every question of the family's templates, as the workbooks need them. */
async function makeAll({ templates }: FamilyPlan, skills?: Skills): Promise<MadeQuestion[]> {
	const made: MadeQuestion[] = [];
	for (const { template, ...place } of templates)
		made.push(
			...(await generateTemplate(template, {
				...place,
				firstNumber: 1,
				seen: new Set(),
				load: async () => {
					const family = await loadFamily(template);
					if (!skills) return family;
					const skill = skills[template.skill];
					if (!skill) throw new BankError(template.id, 'the skill is gone.');
					return { ...family, skill };
				},
			})),
		);
	return made;
}
