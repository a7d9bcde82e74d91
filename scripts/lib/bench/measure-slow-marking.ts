/** Time per verdict in the browser, its processor slowed 4×: every public case, and hostile input. */
import { build } from 'vite';
import { ANSWER_KINDS } from '../../../src/schemas/wire/answer.ts';
import { HOSTILE_INPUTS } from '../../../src/answers/hostile-inputs.ts';
import { answerOf, type MarkingCase } from '../../../src/answers/marking-case.ts';
import { projectRoot } from '../process/package-bin.ts';
import type { Figure } from './figure.ts';
import { openPhone } from './phone.ts';

const SLOWED = 4;

export async function measureSlowMarking(cases: readonly MarkingCase[]): Promise<Figure[]> {
	const phone = await openPhone();
	try {
		await phone.page.addScriptTag({ content: await engineCode(), type: 'module' });
		await phone.page.waitForFunction(() => 'checkAnswer' in globalThis);
		await phone.wire.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
		// The slowest of a first pass are timed again, often enough to filter out other activity on the machine.
		const longest = (tries: readonly (readonly [expected: object, given: string])[]) =>
			phone.page.evaluate(
				([all, few, many, kept]) => {
					const check = Reflect.get(globalThis, 'checkAnswer');
					const least = ([expected, given]: (typeof all)[number], rounds: number) => {
						const times = Array.from({ length: rounds }, () => {
							const start = performance.now();
							check(expected, given);
							return performance.now() - start;
						});
						return Math.min(...times);
					};
					const slowest = all
						.map((one) => ({ one, time: least(one, few) }))
						.sort((x, y) => y.time - x.time)
						.slice(0, kept);
					return Math.max(...slowest.map(({ one }) => least(one, many)));
				},
				[tries, 2, 40, 20] as const,
			);
		const asked = cases.map((one) => [answerOf(one), one.given] as const);
		// If the input is not an answer, one case of each kind is enough.
		const hostile = ANSWER_KINDS.flatMap((kind) => {
			const one = cases.find(({ expected }) => expected.kind === kind);
			return one ? HOSTILE_INPUTS.map((given) => [answerOf(one), given] as const) : [];
		});
		return [
			{ what: 'phone: longest verdict', value: await longest(asked), unit: 'ms', limit: 50 },
			{
				what: 'phone: longest on hostile input',
				value: await longest(hostile),
				unit: 'ms',
				limit: 100,
			},
		];
	} finally {
		await phone.close();
	}
}

/** The engine as the site ships it, in one file that exposes `checkAnswer` globally. */
async function engineCode(): Promise<string> {
	const engine = JSON.stringify(`${projectRoot}/src/answers/check-answer.ts`);
	const output = await build({
		configFile: false,
		logLevel: 'error',
		plugins: [
			{
				name: 'entry',
				resolveId: (id) => (id === 'entry' ? '\0entry' : undefined),
				load: (id) =>
					id === '\0entry'
						? `import { checkAnswer } from ${engine}; globalThis.checkAnswer = checkAnswer;`
						: undefined,
			},
		],
		build: {
			write: false,
			target: 'esnext',
			rolldownOptions: { input: 'entry', output: { codeSplitting: false } },
		},
	});
	const [result] = Array.isArray(output) ? output : [output];
	if (!result || !('output' in result)) throw new Error('Vite built nothing.');
	return result.output.map((chunk) => ('code' in chunk ? chunk.code : '')).join('');
}
