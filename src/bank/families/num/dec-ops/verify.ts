/**
 * Computes exactly what the prompt shows. Rounding is checked by distance: nothing of that precision is nearer. A
 * story is acted out by taking the equal amount again and again.
 */
import { questionText } from '../../../../math/question-text.ts';
import {
	type Evidence,
	expectNumber,
	promptFormula,
	promptFormulas,
	type Verify,
} from '../../../verify/evidence.ts';
import {
	add,
	divide,
	type Exact,
	exact,
	less,
	multiply,
	raise,
	readExact,
	readTex,
	size,
	subtract,
} from '../../../verify/values.ts';

export const verify: Verify = (evidence) => {
	const { question, skill } = evidence;
	const text = questionText(question.question);
	const given = readTex(promptFormula(question).replaceAll('\\$', ''))({});
	if (skill === 'Round decimals to a given place')
		return expectRounded(
			evidence,
			given,
			exact(1, { whole: 1, tenth: 10, hundredth: 100 }[placeIn(text)]),
		);
	if (skill === 'Round to an appropriate precision') {
		const [figures = NaN, asked] = [...text.matchAll(/\$(\d+)\$ significant/g)].map(([, n]) =>
			Number(n),
		);
		if (asked !== undefined && asked !== figures)
			return [`a result from numbers with ${figures} significant figures has no ${asked}`];
		return expectRounded(evidence, given, unitOf(given, figures));
	}
	if (skill === 'Estimate before computing') {
		const parts = promptFormula(question).split(/ (\+|\\times|\\div) /);
		const [left, right] = [parts[0], parts[2]].map((part) => nearest(readTex(part ?? '')({})));
		const operation = { '+': add, '\\times': multiply, '\\div': divide }[parts[1] ?? ''];
		if (!left || !right || !operation) return ['the two numbers cannot be read'];
		return expectNumber(question, operation(left, right));
	}
	if (skill === 'Solve money and measurement problems') return actedOut(evidence, text);
	return expectNumber(question, given);
};

type Place = 'whole' | 'tenth' | 'hundredth';

function placeIn(text: string): Place {
	const found = /nearest (whole|tenth|hundredth)/.exec(text)?.[1];
	return (['whole', 'tenth', 'hundredth'] as const).find((place) => place === found) ?? 'whole';
}

/** One unit in the last of this many significant figures. */
function unitOf(value: Exact, figures: number): Exact {
	if (!less(exact(0), value)) throw new RangeError('only positive numbers have leading figures');
	let power = 12;
	while (less(value, raise(exact(10), exact(power)))) power--;
	return raise(exact(10), exact(power - figures + 1));
}

/** One significant figure: the multiple of the leading unit that is nearest, the larger one in a tie. */
function nearest(value: Exact): Exact {
	const unit = unitOf(value, 1);
	let multiple = exact(0);
	while (!less(subtract(value, multiple), divide(unit, exact(2)))) multiple = add(multiple, unit);
	return multiple;
}

/** The stored number is a multiple of the unit, shows all its places, and is at most half a unit away. */
function expectRounded({ question }: Evidence, given: Exact, unit: Exact): string[] {
	const { value } = question.answer;
	const stored = readExact(value);
	if (!stored) return [`${value} is not a number`];
	const [, fraction] = divide(stored, unit);
	const away = subtract(stored, given);
	const half = divide(unit, exact(2));
	const isNearest = less(size(away), half) || (!less(half, size(away)) && !less(stored, given));
	const places = unit[1].toString().length - 1;
	const shows = (value.split('.')[1] ?? '').length === places;
	return fraction === 1n && isNearest && shows ? [] : [`${value} is not the rounded number`];
}

/** The whole amount of a story that asks for what is left of it. */
const WHOLE =
	/(?:pays with|wants to run|can carry|a phone credit of|from a) \$(?:\\\$)?(\d+(?:\.\d+)?)\$/;

/** The other two numbers are a count and an equal amount, in either order: the amount is taken that often. */
function actedOut({ question }: Evidence, text: string): string[] {
	const [, whole] = WHOLE.exec(text) ?? [];
	const left = /How much change|are left|How many more|is left after/.test(text);
	const numbers = promptFormulas(question).map((tex) => tex.replaceAll('\\$', ''));
	const others = numbers.toSpliced(
		whole === undefined ? numbers.length : numbers.indexOf(whole),
		1,
	);
	const [a, b, ...more] = others.map(readExact);
	if (!a || !b || more.length > 0 || left !== (whole !== undefined))
		return ['the story does not hold a count and an amount, and a whole if it asks what is left'];
	const [count, each] = a[1] === 1n ? [a, b] : [b, a];
	let taken = exact(0);
	for (let times = 0n; times < count[0]; times++) taken = add(taken, each);
	return expectNumber(question, left ? subtract(readExact(whole ?? '') ?? exact(0), taken) : taken);
}
