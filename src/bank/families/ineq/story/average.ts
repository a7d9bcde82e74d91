/** ineq.story: the score that lifts a mean to a target. */
import { num, quotient, relation, sum, symbol } from '../../../../math/expression.ts';
import { say } from '../../../../math/prose.ts';
import { integer } from '../../../answer.ts';
import { type Draft, type Draw, line, sentence } from '../../../family.ts';
import { FIRST_NAMES } from '../../../contexts/names.ts';

const COUNTS = ['', '', 'two', 'three', 'four', 'five'];
const PLACES = ['', '', 'second', 'third', 'fourth', 'fifth'];

/** `n` tests in all; the scores of all but the last are drawn near the target mean. */
export function averageTarget(draw: Draw): Draft | undefined {
	const [n, m] = [draw.int('n'), draw.int('m')];
	const scores = Array.from({ length: n - 1 }, () => draw.random.int(m - 12, Math.min(99, m + 12)));
	const total = scores.reduce((all, score) => all + score, 0);
	const needed = n * m - total;
	if (new Set(scores).size < scores.length || needed < 55 || needed > 100 || needed === m)
		return undefined;
	const name = draw.random.pick(FIRST_NAMES);
	const [last, s] = [PLACES[n] ?? '', symbol('s')];
	const all = sum(...scores, s);
	const first = scores.slice(0, -1).join(', ');
	return {
		prompt: say`On the first ${COUNTS[n - 1] ?? ''} tests of a course, ${name} has scores of ${first} and ${String(scores.at(-1))}. All ${COUNTS[n] ?? ''} tests count the same, and 100 is the highest score. What is the lowest score on the ${last} test that gives a mean of at least ${String(m)}?`,
		answer: integer(needed),
		steps: [
			line(
				relation(quotient(all, n), '\\ge', m),
				`the mean of all ${n} scores, with s for the last one`,
			),
			line(relation(all, '\\ge', n * m), `multiply both sides by ${n}`),
			line(relation(sum(total, s), '\\ge', num(n * m)), 'add the known scores'),
			line(relation(s, '\\ge', needed), `subtract ${total} from both sides`),
			sentence(say`The lowest score on the ${last} test is ${needed}.`),
		],
		hints: [
			say`How many points do all ${n} tests need together for a mean of ${m}?`,
			say`Subtract the points that ${name} has already.`,
		],
	};
}
