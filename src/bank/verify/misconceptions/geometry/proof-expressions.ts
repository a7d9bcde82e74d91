/** An expression of a trigonometric proof with one change: the wrong choice is the right one with only this change. */
import type { Relation } from '../relations/relations.ts';
import { rule, type Rule } from '../rule.ts';
import { NAME, SHORT } from './angle-functions.ts';

/** Where each numerator or denominator begins and ends: the group after \frac, or the next one. */
function groupsOf(tex: string, part: string): [start: number, end: number][] {
	return [...tex.matchAll(/\\frac(?=\{)/g)].map(({ index }) => {
		const over = groupFrom(tex, index + '\\frac'.length);
		return part === 'numerator' ? over : groupFrom(tex, over[1]);
	});
}

function groupFrom(tex: string, start: number): [start: number, end: number] {
	let open = 0;
	for (let at = start; at < tex.length; at++) {
		if (tex[at] === '{') open++;
		if (tex[at] === '}' && --open === 0) return [start, at + 1];
	}
	return [start, tex.length];
}

/** A changed term may need parentheses, or lose them. */
const bare = (tex: string): string => tex.replaceAll(/\s|\$|\\(?:left|right)(?=[()])|[()]/g, '');

const PLACE = '( in .*)?';

/** In the part of a fraction that is named, if one is. */
const withOneChange =
	(change: (one: string, other: string) => readonly [from: string, to: string]): Relation =>
	({ right, wrong, said }) => {
		const place = said.find((words) => words.startsWith(' in '));
		const [one = '', other = ''] = said.filter((words) => words !== place);
		const [from, to] = change(one, other);
		const [was, is] = [bare(right), bare(wrong)];
		const [part] = /(?:numerator|denominator)$/.exec(place ?? '') ?? [];
		const groups = part === undefined ? undefined : groupsOf(was, part);
		return [...was.matchAll(new RegExp(from, 'g'))].some(
			({ index, 0: { length } }) =>
				(!groups || groups.some(([start, end]) => start <= index && index < end)) &&
				was.slice(0, index) + to + was.slice(index + length) === is,
		);
	};

const texOf = (name: string): string => `\\${SHORT[name] ?? '?'}`;
const signOf = (name: string): string => (name === 'plus' ? '+' : '-');

export const PROOF_EXPRESSION_RULES: readonly Rule[] = [
	rule(
		withOneChange((name) => [`\\${texOf(name)}(?!\\^)`, `${texOf(name)}^{2}`]),
		`squared the ${NAME}${PLACE}`,
	),
	rule(
		withOneChange((name) => [`\\${texOf(name)}\\^\\{\\d\\}`, texOf(name)]),
		`left out the exponent of the ${NAME}${PLACE}`,
	),
	rule(
		withOneChange((name, other) => [`\\${texOf(other)}`, texOf(name)]),
		`wrote the ${NAME} instead of the ${NAME}${PLACE}`,
	),
	rule(
		withOneChange((sign, other) => [`\\${signOf(other)}`, signOf(sign)]),
		`wrote a (plus|minus) sign instead of a (plus|minus) sign${PLACE}`,
	),
];
