/** Steps through the sequence term by term, from what the prompt shows. */
import { expectNumber, promptFormulas, type Verify } from '../../../verify/evidence.ts';
import { readReal, readTex, sidesOf } from '../../../verify/values.ts';

const ACCOUNT =
	/^An account with \$\\\$(\d+)\$ earns simple interest at \$(\d+)\\%\$ per year\. What is the balance after \$(\d+)\$ years, in dollars\?$/;

export const verify: Verify = ({ question, skill }) => {
	const formulas = promptFormulas(question);
	if (skill === 'Find yearly balances as a sequence') {
		const [, principal, percent, years] = ACCOUNT.exec(question.question) ?? [];
		if (!principal || !percent || !years) return ['the account cannot be read'];
		let cents = Number(principal) * 100;
		for (let year = 0; year < Number(years); year++) cents += Number(principal) * Number(percent);
		return expectNumber(question, cents / 100);
	}
	const shown = formulas.find((tex) => /\\dots/.test(tex));
	const given = formulas.map(sidesOf).filter((sides) => sides.length === 2);
	const at = shown ? fromList(shown) : fromGiven(given);
	if (skill === 'Find the number of terms')
		return countTerms(Number(question.answer.value), shown ?? '', at);
	if (question.answer.kind === 'expression') {
		const rule = readReal(question.answer.value);
		const off = [1, 2, 5, 17].filter((n) => Math.abs(rule({ n }) - at(n)) > 1e-9);
		return off.map((n) => `the rule gives ${rule({ n })} for n = ${n}, not ${at(n)}`);
	}
	const wanted =
		/(\d+)(?:st|nd|rd|th) term/.exec(question.question)?.[1] ??
		/_\{(\d+)\}$/.exec(formulas.at(-1) ?? '')?.[1];
	return expectNumber(question, at(Number(wanted)));
};

const numbersOf = (tex: string): number[] =>
	tex
		.split(', ')
		.filter((item) => !/dots/.test(item))
		.map((item) => Number(readTex(item)({})[0]));

/** A function that adds the difference of neighbours as often as needed. */
function fromList(tex: string): (n: number) => number {
	const [first = 0, second = 0] = numbersOf(tex);
	return (n) => {
		let value = first;
		for (let place = 1; place < n; place++) value += second - first;
		return value;
	};
}

function fromGiven(given: string[][]): (n: number) => number {
	const [one, two] = given.map(([name = '', value = '']) => ({
		place: Number(/\{(\d+)\}/.exec(name)?.[1]),
		value: Number(value),
	}));
	if (!one || !two) return () => Number.NaN;
	const step = (two.value - one.value) / (two.place - one.place);
	return (n) => {
		let value = one.value;
		for (let place = one.place; place < n; place++) value += step;
		for (let place = one.place; place > n; place--) value -= step;
		return value;
	};
}

function countTerms(stored: number, shown: string, at: (n: number) => number): string[] {
	const last = numbersOf(shown).at(-1) ?? 0;
	return at(stored) === last ? [] : [`the term at place ${stored} is ${at(stored)}, not ${last}`];
}
