/** ineq.story: from the words of a limit to an inequality, nothing to solve. */
import { product, relation, sum, symbol, num } from '../../../../math/expression.ts';
import { say } from '../../../../math/prose.ts';
import { written } from '../../../answer.ts';
import { caseOf } from '../../../described-cases.ts';
import { type Draft, type Draw, sentence } from '../../../family.ts';
import { fill } from '../../../contexts/fill.ts';
import { LIMIT_RANGES } from './worded-ranges.ts';
import { LIMITS, type Limits, WORDINGS } from './worded-limits.ts';
import { chained, isStrict, type Sign } from '../../../steps/inequality.ts';

export function limitInWords(draw: Draw): Draft | undefined {
	const limits = caseOf(LIMITS, draw.choice('ctx'));
	const wording = draw.inTurn('wording');
	const { sign, meaning } = caseOf(WORDINGS, wording);
	const [told, n] = [limits.told[wording], draw.int('n')];
	if (!told || !fits(limits, n)) return undefined;
	const [text, quantity] = told;
	const letter = symbol(limits.letter);
	const answer = written('inequality', relation(letter, sign, n));
	return {
		prompt: say`${fill(text, { n })} Let ${letter} be ${quantity}. Write an inequality for ${letter}.`,
		answer,
		steps: [
			sentence(
				say`${letter} can be ${fill(meaning, { n })}.`,
				wording === 'exceeds' ? '"exceeds" means: is more than' : `that is what "${wording}" means`,
			),
			sentence(
				say`The inequality is ${answer.body}.`,
				isStrict(sign) ? 'the limit itself is left out' : 'the limit itself is included',
			),
		],
		hints: [say`Is ${n} itself allowed? Are the other values larger or smaller than ${n}?`],
	};
}

/** Every third question has two limits at once. */
export function limitsInWords(draw: Draw): Draft | undefined {
	if (draw.random.int(1, 5) > 1) return limitInWords(draw);
	const limits = caseOf(LIMITS, draw.choice('ctx'));
	const [n, m] = [draw.int('n'), draw.int('n') + draw.random.int(4, 15)];
	if (!fits(limits, n)) return undefined;
	const { sentence: text, quantity, signs } = limits.range;
	const letter = symbol(limits.letter);
	const answer = written('inequality', chained(num(n), signs[0], letter, signs[1], num(m)));
	return {
		prompt: say`${fill(text, { n, m })} Let ${letter} be ${quantity}. Write one inequality with both limits for ${letter}.`,
		answer,
		steps: [
			sentence(
				say`The lower limit gives ${relation(num(n), signs[0], letter)}.`,
				endReason(signs[0]),
			),
			sentence(
				say`The upper limit gives ${relation(letter, signs[1], num(m))}.`,
				endReason(signs[1]),
			),
			sentence(say`Together: ${answer.body}.`),
		],
		hints: [
			say`Write ${letter} in the middle, the lower limit on its left and the upper limit on its right.`,
		],
	};
}

const endReason = (sign: Sign): string =>
	isStrict(sign) ? 'the limit itself is left out' : 'the limit itself is included';

const fits = ({ numbers: [low, high] }: Limits, n: number): boolean => n >= low && n <= high;

/** lo ≤ ax + b ≤ hi with its story; b is drawn here. */
export function modelledRange(draw: Draw): Draft | undefined {
	const [a, lo] = [draw.int('a'), draw.int('lo')];
	const hi = lo + draw.int('w');
	const { text, letter, quantity, total, signs } = caseOf(LIMIT_RANGES, draw.choice('ctx'));
	const b = draw.random.int(2, 9);
	if (a < 2 || lo < b + 2 * a || hi - lo < 2 * a) return undefined;
	const middle = sum(product(a, letter), b);
	const answer = written('inequality', chained(num(lo), signs[0], middle, signs[1], num(hi)));
	return {
		prompt: say`${fill(text, { lo, hi, a, b })} Let ${symbol(letter)} be ${quantity}. Write a compound inequality for ${symbol(letter)}. Do not solve it.`,
		answer,
		steps: [
			sentence(say`${capital(total)} is ${middle}.`, `${a} for each, and ${b} once`),
			sentence(say`Its limits are ${lo} and ${hi}.`, limitReason(signs)),
			sentence(say`The inequality is ${answer.body}.`),
		],
		hints: [
			say`Write an expression for ${total} with ${symbol(letter)}.`,
			say`Put it between the two limits. Which limits are themselves allowed?`,
		],
	};
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

function limitReason([low, high]: readonly [Sign, Sign]): string {
	if (isStrict(low) === isStrict(high))
		return isStrict(low) ? 'neither of them is allowed' : 'both of them are allowed';
	return `only the ${isStrict(low) ? 'upper' : 'lower'} one is itself allowed`;
}
