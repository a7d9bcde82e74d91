/** Tries every rule on the points and asymptotes that the description of each graph names. */
import { formulasIn } from '../../../../math/markup.ts';
import { questionText } from '../../../../math/question-text.ts';
import type { Question } from '../../../../schemas/wire/question.ts';
import { expectOneChoice, type Verify } from '../../../verify/evidence.ts';
import { halfPlace } from '../../../verify/equation-lines.ts';
import { treeOf } from '../../../verify/tex-tree.ts';
import { termsOf } from '../../../verify/tree-parts.ts';
import { lettersIn, readReal, sidesOf, valueOfTree } from '../../../verify/values.ts';
import { graphFits, numberedGraphs, type RealRule, whole } from '../../../verify/read-curve.ts';

export const verify: Verify = ({ question }) => {
	const prompt = questionText(question.question);
	const inDegrees = prompt.includes('in degrees');
	const [graphs] = [numberedGraphs(question.question_speech)];
	if (graphs.length === 4) {
		const rule = ruleOf(prompt, inDegrees);
		const fits = (text: string) =>
			graphs.some(({ name, words }) => text === `Graph ${name}` && graphFits(words, rule));
		return [
			...expectOneChoice(question, fits),
			...expectDirection(question, rule),
			...expectTerms(question, prompt),
		];
	}
	const words = whole(question.question_speech);
	return [
		...expectOneChoice(question, (text) => graphFits(words, ruleOf(text, inDegrees))),
		...expectDirection(question, ruleOf(question.answer.text, inDegrees)),
		...expectTerms(question, question.answer.text),
	];
};

/** "Between two asymptotes, the graph rises from left to right": everywhere, as tangent and cotangent do. */
function expectDirection({ steps }: Question, rule: RealRule): string[] {
	const [from, to] = [0.37, 0.370_01].map(rule);
	return steps.flatMap(({ text }) => {
		const way = /^Between two asymptotes, the graph (rises|falls)/.exec(text)?.[1];
		const isTrue = way === undefined || (way === 'rises') === Number(to) > Number(from);
		return isTrue ? [] : [`"${text}" is not true`];
	});
}

/** "The values of the two terms are $-1$ and about $1.68$, so the value of $y$ is about $0.7$": exactly what is not exact is about. */
function expectTerms({ steps }: Question, rule: string): string[] {
	return steps.flatMap(({ text }) => {
		const x = Number(/[Ww]hen \$x = (-?\d+)\$/.exec(text)?.[1]);
		const [, terms, sum = ''] =
			/values of the two terms are (.*?)(?: when .*|, so the value of \$y\$ is (.*))\.$/.exec(
				text,
			) ?? [];
		if (terms === undefined) return [];
		const [, seen = ''] = /\$y\$-value on the graph is (.*?)\. /.exec(text) ?? [];
		const tree = treeOf(sidesOf(formulasIn(rule)[0] ?? '')[1] ?? '');
		const values = termsOf(tree).map(({ sign, term }) => sign * valueOfTree(term, { x }));
		const total = values.reduce((all, value) => all + value, 0);
		const stated = [...terms.split(' and '), sum || seen];
		// A decimal that is read from the graph is "about" even where it is exact.
		const isRead = !sum && isReadAs(total, seen);
		const areTrue = [...values, ...(isRead ? [] : [total])].every((value, at) =>
			isStated(value, stated[at] ?? ''),
		);
		return areTrue && stated.length === 3 ? [] : [`"${text}" is not true of ${rule}`];
	});
}

/** "about $3.5$" for a decimal that is 3.5. */
function isReadAs(value: number, words: string): boolean {
	const [, number] = /^about \$(-?\d+\.\d+)\$$/.exec(words) ?? [];
	return number !== undefined && Math.abs(value - Number(number)) < 1e-9;
}

/** "about $1.68$" for a value that rounds to it, "$-1$" for the value itself. */
function isStated(value: number, words: string): boolean {
	const [, about, number = ''] = /^(about )?\$(-?[\d.]+)\$$/.exec(words) ?? [];
	const away = Math.abs(value - Number(number));
	return about === undefined ? away < 1e-9 : away > 1e-9 && away <= halfPlace(number);
}

function ruleOf(text: string, degrees: boolean): RealRule {
	const formulas = formulasIn(text);
	const rules = formulas
		.filter((formula) => /^(?:y|f\(x\)|g\(x\)) = /.test(formula))
		.map((formula) => sidesOf(formula)[1] ?? '');
	const [first = '', second] = rules;
	const read = (tex: string): RealRule => {
		const value = readReal(tex, { degrees });
		return lettersIn(tex).length === 0 ? () => value() : (x) => value({ x });
	};
	if (second === undefined) return read(first);
	if (second.includes('f')) return composed(read(first), second);
	const [, sign, bound = ''] =
		/^x (<|\\le) (.*)$/.exec(formulas.find((formula) => /^x (?:<|\\le)/.test(formula)) ?? '') ?? [];
	const [left, right, at] = [read(first), read(second), Number(bound)];
	return (x) => (x < at || (x === at && sign === '\\le') ? left(x) : right(x));
}

/** g(x) = 2f(x), f(x − 3), −f(x), f(−x), f(x) + 1 */
function composed(f: RealRule, tex: string): RealRule {
	const [, before = '', inner = 'x', after = ''] = /^(.*)f\((.*?)\)(.*)$/.exec(tex) ?? [];
	const argument = readReal(inner);
	return (x) => readReal(`${before}(${f(argument({ x })).toFixed(9)})${after}`)();
}
