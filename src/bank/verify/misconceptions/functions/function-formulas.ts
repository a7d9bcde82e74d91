/** Wrong answers that are the value of a formula in the functions that the prompt defines: f(3)·g(3), g(f(x)). */
import { formulasIn } from '../../../../math/markup.ts';
import { graphFits, numberedGraphs } from '../../read-curve.ts';
import { rulesAmong, writtenOut } from '../../read-functions.ts';
import { ifReadable, lettersIn, readReal } from '../../values.ts';
import { readTogether } from '../relations/parts.ts';
import { isRounded, type Pair, type Relation } from '../relations/relations.ts';

/** "f(−7)" as the misconception writes it. */
const inTex = (words: string): string =>
	words
		.replaceAll('−', '-')
		.replaceAll('π', '\\pi ')
		.replaceAll(/(\d+)\/(\d+)/g, '\\frac{$1}{$2}');

/** The wrong answer is the value of one of these formulas. */
export const isFormula =
	(formulas: (pair: Pair, ...said: string[]) => readonly (string | undefined)[]): Relation =>
	(pair) => {
		const rules = rulesAmong(formulasIn(pair.prompt));
		const verdicts = formulas(pair, ...pair.said.map(inTex)).map((formula) => {
			if (formula === undefined) return undefined;
			const tex = writtenOut(formula, rules);
			return /[A-Za-z](?:\^\{-1\})?\(/.test(tex.replaceAll(/\\[a-z]+/g, ''))
				? undefined
				: ifReadable(() => hasValue(pair, tex));
		});
		return verdicts.includes(true) || (verdicts.includes(false) ? false : undefined);
	};

function hasValue(pair: Pair, tex: string): boolean | undefined {
	const graph = /^Graph ([A-D])$/.exec(pair.wrong)?.[1];
	if (graph) {
		const drawn = numberedGraphs(pair.record.question_speech).find(
			({ name }) => name === graph,
		)?.words;
		const read = readReal(tex);
		return drawn === undefined ? undefined : graphFits(drawn, (x) => read({ x }));
	}
	if (/[<>]|Graph|\\cup/.test(pair.wrong)) return undefined;
	const read = readTogether(tex, pair.wrong);
	if (!read) return undefined;
	const [wanted, found] = read;
	if (wanted.rounding.length !== found.rounding.length) return false;
	if (wanted.values.flat().every(Number.isNaN)) return undefined;
	return wanted.values.every((row, at) =>
		row.every((value, part) => {
			const half = isRounded(pair) ? (found.rounding[part] ?? 0) : 0;
			const written = found.values[at]?.[part] ?? Number.NaN;
			if (Number.isNaN(value)) return Number.isNaN(written);
			return Math.abs(value - written) <= half + 1e-6 * Math.max(1e-3, Math.abs(value));
		}),
	);
}

/** What is asked: "f(g(3))", "f^{-1}(25)", "f(2x)". */
export function askedCall({ prompt }: Pair): string | undefined {
	const formulas = formulasIn(prompt).map((tex) => tex.replaceAll(/\\(?:left|right)(?=[()])/g, ''));
	return (
		formulas.findLast((tex) => /^[a-z](?:\^\{-1\})?\(.*\)$/.test(tex)) ??
		formulas.flatMap((tex) => /^g\(x\) = (.*f\(.*)$/.exec(tex)?.slice(1) ?? [])[0]
	);
}

/** "from $x = 2$ to $x = 5$" */
export const intervalIn = ({ prompt }: Pair): readonly [string, string] | undefined => {
	const [, from, to] = /from \$[a-z] = ([^$]*)\$ to \$[a-z] = ([^$]*)\$/.exec(prompt) ?? [];
	return from !== undefined && to !== undefined ? [from, to] : undefined;
};

/** "at $x = 1$" */
export const placeIn = ({ prompt }: Pair): string | undefined =>
	/ at \$[a-z] = ([^$]*)\$/.exec(prompt)?.[1];

/** The name of the only function, "f" or "N". */
export const nameIn = ({ prompt }: Pair): string => {
	const [name = 'f'] = rulesAmong(formulasIn(prompt)).keys();
	return name;
};

/** The right sides of all rules for f in the prompt; a piecewise function has several. */
export const bodiesIn = ({ prompt }: Pair): string[] =>
	formulasIn(prompt).flatMap((tex) => {
		const [, body] = /^f\(x\) = ([^=<>]+)$/.exec(tex) ?? [];
		return body !== undefined && ifReadable(() => lettersIn(body)) ? [body] : [];
	});
