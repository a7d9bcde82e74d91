/** The stored rule must give every value that the prompt shows, and have the stated shape. */
import { promptFormulas, promptPoints, type Verify } from '../../../verify/evidence.ts';
import { near } from '../../../verify/read-functions.ts';
import { pairsOfTable } from '../../../verify/read-figure.ts';
import { readReal, sidesOf, toNumber } from '../../../verify/values.ts';

export const verify: Verify = ({ question }) => {
	const points = [...promptPoints(question), ...tableOf(question.question_speech)].map((point) =>
		point.map(toNumber),
	);
	if (points.length < 2) return ['the prompt shows fewer than two points'];
	const rule = readReal(question.answer.value);
	const f = (x: number) => rule({ x });
	const line = promptFormulas(question).find((tex) => tex.startsWith('y = '));
	const level = line === undefined ? 0 : readReal(sidesOf(line)[1] ?? '')();
	// a·b^x + c has one quotient of neighbouring distances from its asymptote, everywhere.
	const quotients = [-3, -1, 0, 2.5].map((x) => (f(x + 1) - level) / (f(x) - level));
	const isExponential = quotients.every((one) => one > 0 && near(one, quotients[0] ?? 0));
	const isLinear = /either linear/.test(question.question) && near(f(7) - f(2), 5 * (f(1) - f(0)));
	return [
		...points
			.filter(([x = 0, y = 0]) => !near(f(x), y))
			.map(([x = 0, y = 0]) => `the rule gives ${f(x)} at ${x}, not ${y}`),
		...(isExponential || isLinear ? [] : [`${question.answer.value} has not the stated shape`]),
	];
};

const tableOf = (speech: string) => (speech.includes('A table with') ? pairsOfTable(speech) : []);
