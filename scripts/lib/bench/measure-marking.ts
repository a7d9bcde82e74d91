/** Time per verdict, over all public marking cases, compared with the time to parse the case's own line of JSON. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkAnswer } from '../../../src/answers/check-answer.ts';
import { answerOf, readCases } from '../../../src/answers/marking-case.ts';
import { projectRoot } from '../process/package-bin.ts';
import type { Figure } from './figure.ts';
import { measureSlowMarking } from './measure-slow-marking.ts';
import { median } from './percentile.ts';

const CASES = join(projectRoot, 'src/answers/cases');
const ROUNDS = 5;

export async function measureMarking(): Promise<Figure[]> {
	const lines = readdirSync(CASES)
		.filter((name) => name.endsWith('.jsonl'))
		.flatMap((name) => readFileSync(join(CASES, name), 'utf8').split('\n').filter(Boolean));
	const cases = readCases(lines.join('\n'));
	const marked = cases.map((one) => {
		const expected = answerOf(one);
		return leastTime(() => checkAnswer(expected, one.given));
	});
	const parsed = lines.map((line) => leastTime(() => JSON.parse(line)));
	return [
		{ what: 'marking: median verdict', value: median(marked), unit: 'µs' },
		{ what: 'marking: longest verdict', value: Math.max(...marked), unit: 'µs', limit: 12_500 },
		{
			what: 'marking: median, in JSON.parse of a case',
			value: median(marked) / median(parsed),
			unit: '',
		},
		...(await measureSlowMarking(cases)),
	];
}

/** Microseconds for the fastest of several rounds, which filters out other activity on the machine. */
function leastTime(act: () => unknown): number {
	let least = Number.POSITIVE_INFINITY;
	for (let turn = 0; turn < ROUNDS; turn++) {
		const start = performance.now();
		act();
		least = Math.min(least, performance.now() - start);
	}
	return least * 1000;
}
