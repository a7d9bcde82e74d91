/** ineq.story: a compound inequality for b + a·x between two limits, nothing to solve. */
import { type Expression, num, product, sum, symbol } from '../../../../math/expression.ts';
import { chained, isStrict, type Sign, withOtherEnd } from '../../../../math/inequality.ts';
import { say } from '../../../../math/prose.ts';
import { capital } from '../../../../math/things-in-words.ts';
import { fill } from '../../../contexts/fill.ts';
import {
	caseOf,
	type Draft,
	type Draw,
	sentence,
	withMisconceptions,
	written,
} from '../../../family.ts';
import { limitsSwitched } from './worded-limits.ts';

// Stories in which b + a·x lies between two limits, by the contexts of the curriculum plan.

/** `{b}` is the fixed part, `{a}` each equal part, `{lo}` and `{hi}` the limits. */
type LimitRange = {
	text: string;
	/** What the letter counts. */
	letter: string;
	quantity: string;
	total: string;
	unit: string;
	/** The greatest sensible limit. */
	most?: number;
	/** What the two numbers of the total are for. */
	parts: string;
	signs: readonly [Sign, Sign];
};

const LIMIT_RANGES: Readonly<Record<string, LimitRange>> = {
	'elevator capacity': {
		text: 'A loaded training sled should weigh at least {lo} pounds and at most {hi} pounds. The empty sled weighs {b} pounds, and each bag of sand on it weighs {a} pounds.',
		letter: 'x',
		quantity: 'the number of bags',
		total: 'the total weight',
		unit: 'pounds',
		parts: '{b} pounds for the empty sled and {a} pounds for each bag',
		signs: ['\\le', '\\le'],
	},
	'budget for a party': {
		text: 'Sam spent more than {$lo} but no more than {$hi} at a fair. Sam paid {$b} for admission and {$a} for each ride.',
		letter: 'x',
		quantity: 'the number of rides',
		total: 'the total cost',
		unit: 'dollars',
		parts: '${b} for admission and ${a} for each ride',
		signs: ['<', '\\le'],
	},
	'minimum test average': {
		text: 'To win a silver medal in a quiz contest, Nora must finish with at least {lo} points but less than {hi} points. She has {b} points so far and gets {a} points for each additional correct answer.',
		letter: 'x',
		quantity: 'the number of additional correct answers',
		total: 'the final score',
		unit: 'points',
		parts: '{b} points so far and {a} points for each additional correct answer',
		signs: ['\\le', '<'],
	},
	'phone data limit': {
		text: 'A phone plan is the best choice for people who use more than {lo} gigabytes but at most {hi} gigabytes of data a month. For one such person, streaming music uses {b} gigabytes a month, and each movie streamed uses {a} gigabytes.',
		letter: 'x',
		quantity: 'the number of movies streamed in a month',
		total: 'the data used in a month',
		unit: 'gigabytes',
		parts: '{b} gigabytes for music and {a} gigabytes for each movie',
		signs: ['<', '\\le'],
	},
	'shipping weight': {
		text: 'A box of books is shipped at the medium rate, which is for packages that weigh more than {lo} pounds but at most {hi} pounds. The empty box weighs {b} pounds, and each book weighs {a} pounds.',
		letter: 'x',
		quantity: 'the number of books',
		total: 'the total weight',
		unit: 'pounds',
		most: 50,
		parts: '{b} pounds for the empty box and {a} pounds for each book',
		signs: ['<', '\\le'],
	},
	'fundraising goal': {
		text: 'A class wants to collect at least {$lo} but no more than {$hi} for a gift. It already has {$b}, and each student gives {$a}.',
		letter: 'x',
		quantity: 'the number of students who give',
		total: 'the total amount of money',
		unit: 'dollars',
		parts: '${b} already collected and ${a} from each student',
		signs: ['\\le', '\\le'],
	},
};

/** lo ≤ ax + b ≤ hi with its story; b is drawn here. */
export function modeledRange(draw: Draw): Draft | undefined {
	const [a, lo] = [draw.int('a'), draw.int('lo')];
	const hi = lo + draw.int('w');
	const range = caseOf(LIMIT_RANGES, draw.choice('ctx'));
	const { text, letter, quantity, total, unit, most = Infinity, parts, signs } = range;
	const b = draw.random.int(2, 9);
	if (a < 2 || a === b || lo < b + 2 * a || hi - lo < 2 * a || hi > most) return undefined;
	const middle = sum(product(a, letter), b);
	const [low, high] = signs;
	const inequality = (first: Sign, between: Expression, second: Sign) =>
		written('inequality', chained(num(lo), first, between, second, num(hi)));
	const answer = withMisconceptions(
		inequality(low, middle, high),
		[
			inequality(low, sum(product(b, letter), a), high),
			`switched the fixed amount and the amount multiplied by ${letter}`,
		],
		[inequality(withOtherEnd(low), middle, withOtherEnd(high)), limitsSwitched(low, high)],
		[inequality(low, product(a, letter), high), 'left out the fixed amount'],
	);
	return {
		prompt: say`${fill(text, { lo, hi, a, b })} Let ${symbol(letter)} be ${quantity}. Write a compound inequality for ${symbol(letter)}. Do not solve it.`,
		answer,
		steps: [
			sentence(
				say`${capital(total)}, in ${unit}, is ${middle}.`,
				parts.replace('{a}', String(a)).replace('{b}', String(b)),
			),
			sentence(
				say`The limits for ${total} are ${lo} and ${hi}${includedOf(signs)}.`,
				limitReason(signs, text),
			),
			sentence(say`${answer.body}`, `write ${total} between its limits`),
		],
		hints: [
			say`How can you write ${total} in terms of ${symbol(letter)}?`,
			say`What are the two limits for ${total}, and which of them are included?`,
		],
	};
}

function includedOf([low, high]: readonly [Sign, Sign]): string {
	if (isStrict(low) === isStrict(high))
		return isStrict(low) ? ', both left out' : ', both included';
	return `, and only the ${isStrict(low) ? 'upper' : 'lower'} one is included`;
}

/** What the two phrases of the story say about their limits. */
function limitReason([low, high]: readonly [Sign, Sign], text: string): string {
	const first = isStrict(low) ? 'more than' : 'at least';
	const second = isStrict(high)
		? 'less than'
		: text.includes('no more than')
			? 'no more than'
			: 'at most';
	if (isStrict(low) === isStrict(high))
		return isStrict(low)
			? `“${first}” and “${second}” leave out the limits`
			: `“${first}” and “${second}” include the limits`;
	return isStrict(low)
		? `“${first}” leaves out the limit, and “${second}” includes it`
		: `“${first}” includes the limit, and “${second}” leaves it out`;
}
