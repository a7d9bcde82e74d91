/** func.numeric-solve: where two functions meet, from tables, graphs and trial. CCSS A-REI.D.11. */
import { equation, num, power, product, relation } from '../../../../math/expression.ts';
import { decimal, percent, rounded, roundedText } from '../../../../math/notation.ts';
import { say } from '../../../../math/prose.ts';
import { decimalAnswer, withUnit } from '../../../answer.ts';
import { line, sentence, type Skills } from '../../../family.ts';
import { drawnInts } from '../../../steps/drawn-ints.ts';
import { inequality } from './inequality.ts';
import { meetingOfLines } from './meeting.ts';
import { isClear, mixedEquation } from './trial.ts';

export const skills: Skills = {
	'Find the time by table or graph'(draw) {
		const [a, r] = drawnInts(draw, 'a', 'r');
		const f = Number(draw.inTurn('f'));
		const factor = f > 1 ? 1 + r / 100 : 1 - r / 100;
		const target = Number((a * f).toFixed(2));
		const t = Math.log(f) / Math.log(factor);
		if (!isClear(t, 1) || t > 80) return undefined;
		const shown = decimal(String(Number(factor.toFixed(2))));
		const value = (at: number) => a * factor ** at;
		const row = (at: number) =>
			line(
				relation(
					product(num(a), power(shown, decimal(roundedText(at, 1)))),
					'\\approx',
					rounded(value(at), 2),
				),
				`the value after ${roundedText(at, 1)} years`,
			);
		const near = Number(roundedText(t, 1));
		const answer = withUnit(decimalAnswer(t, 1), 'years');
		return {
			prompt: say`A quantity of ${num(a)} ${f > 1 ? 'grows' : 'shrinks'} by ${percent(r)} each year. Use a table or a graph of ${equation('y', product(num(a), power(shown, 't')))} to find after how many years it is ${decimal(String(target))}. Round to the nearest tenth.`,
			answer,
			steps: [
				line(
					equation(product(num(a), power(shown, 't')), decimal(String(target))),
					'the time t is asked',
				),
				...[near - 0.1, near, near + 0.1].map(row),
				sentence(say`The value is closest to ${decimal(String(target))} after ${answer.body}.`),
			],
			hints: [say`Try whole numbers of years first. Between which two does the value lie?`],
		};
	},

	'Solve a mixed equation numerically': mixedEquation,

	'Inequality from two graphs': inequality,

	'Solve f(x) = g(x) from graphs or tables': meetingOfLines,
};
