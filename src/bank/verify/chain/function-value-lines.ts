/**
 * A line with a function value, such as f(−2) = 7(3)⁻² or f(1 + h) − f(1), has the value that the rule in the question
 * gives: the argument is in the place of the variable, and nothing else has changed.
 */
import { formulasIn } from '../../../math/markup.ts';
import type { Question } from '../../../schemas/wire/question.ts';
import { haveOneValue, inRadians } from '../equation-lines.ts';
import { type Rules, rulesAmong, sameFunction, writtenOut } from '../read-functions.ts';
import { treeOf } from '../tex-tree.ts';
import { areWrittenAlike } from '../tree-parts.ts';
import { ifReadable, lettersIn, sidesOf } from '../values.ts';

/** Issues for function values that the rule does not give. */
export function checkFunctionValueLines({ question, steps }: Question): string[] {
	const at = steps.findIndex(({ text }) => LEFT_SIDE.test(text));
	if (at < 0 && !RULE.test(question)) return [];
	const given = formulasIn(question);
	const [, name] = LEFT_SIDE.exec(steps[at]?.text ?? '') ?? [];
	const [equation] = formulasIn(steps[at - 1]?.text ?? question);
	const left = name === undefined ? [] : [`${name} = ${sidesOf(equation ?? '')[0]}`];
	const rules = rulesAmong([...left, ...given].map(withSpaces));
	// A piecewise function has a rule for each condition, and angles without a unit may be in degrees.
	if (rules.size === 0 || /\$ when \$|\$ if \$|cases|in degrees/.test(question)) return [];
	return steps.flatMap(({ text }) =>
		CALL.test(text) && !/exactly when|false/.test(text)
			? formulasIn(text)
					.filter((tex) => isOther(tex, rules))
					.map((tex) => `"${tex}" is not what the rule in the question gives`)
			: [],
	);
}

/** What an equation is called where its zeros are looked for. */
const LEFT_SIDE = /^Let \$([A-Z]\([a-z]\))\$ be the left side/;

/** "mx" as "m x", so that both are found as variables. */
const withSpaces = (tex: string): string =>
	tex.replaceAll(/\\[a-zA-Z]+|([a-zA-Z])(?=[a-zA-Z])/g, (token, letter?: string) =>
		letter === undefined ? token : `${letter} `,
	);

const RULE = /\$[a-zA-Z]\([a-z]\) = /;
const CALL = /[a-zA-Z](?:\\left)?\(/;

/** Neighboring sides in the same letters: one is a function value. Of "f(x) = 7", where x is found, there are none. */
function isOther(tex: string, rules: Rules): boolean {
	if (!tex.includes('=') || !CALL.test(tex) || APPROXIMATE.test(tex)) return false;
	const sides = sidesOf(inRadians(tex));
	const written = sides.map((side) => writtenOut(side, rules));
	return written.some((side, at) => {
		const before = written[at - 1];
		if (before === undefined || (isPlain(before, sides[at - 1]) && isPlain(side, sides[at])))
			return false;
		// "f(x) = g(x)" is to be solved.
		if (sides.every((one) => /^[a-zA-Z]\([a-z]\)$/.test(one))) return false;
		return ifReadable(
			() =>
				lettersIn(before).toSorted().join() === lettersIn(side).toSorted().join() &&
				!haveOneValue([before, side]) &&
				!(lettersIn(side).length > 0 && sameFunction(before, side)) &&
				// Far from the points that are compared, only the formulas themselves can be.
				!areWrittenAlike(treeOf(before), treeOf(side)),
		);
	});
}

const APPROXIMATE = /<|>|\\(?:approx|[lgn]e|pm|mp)(?![a-z])|\^\{-1\}/;

/** Nothing was written out. */
const isPlain = (written: string, side = ''): boolean =>
	written === side.replaceAll(/\\left(?=[([])|\\right(?=[)\]])/g, '');
