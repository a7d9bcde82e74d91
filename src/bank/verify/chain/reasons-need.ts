/**
 * What the reason of a line needs: the factor that it takes out, the terms that it puts in another order, the negative
 * number whose opposite it takes, the diameter that it speaks of.
 */
import { formulasIn } from '../../../math/markup.ts';
import { questionText } from '../../../math/question-text.ts';
import { isNear, numberIn } from '../equation-lines.ts';
import { ifReadable, lettersIn, pointsOf, readReal, sidesOf, valueOfTree } from '../values.ts';
import { rowsOfTable } from '../read-figure.ts';
import { lettersOf, type Tree } from '../tex-tree.ts';
import { factorsOf, partsOf, termsOf } from '../tree-parts.ts';
import { checkEachReason, type ReasonRule } from './each-reason.ts';
import { fractionsIn, treesIn } from './line-trees.ts';
import { asTex } from './plain-math.ts';

/** "factor −2 out of the numerator": then the line has a numerator with the factor −2. */
function hasFactor(why: string, _: string, text: string): boolean {
	const [, factor, part] =
		/\bfactor (−?\d+) out of the (numerator|denominator)(?!s)/.exec(why) ?? [];
	if (factor === undefined) return true;
	const found = fractionsIn(treesIn(text)).map(({ left, right }) =>
		part === 'numerator' ? left : right,
	);
	const wanted = Number(factor.replace('−', '-'));
	return (
		found.length === 0 ||
		found.some((tree) => leadOf(tree) === wanted) ||
		// The minus sign may also stand in front of the fraction.
		(wanted < 0 && /-\s?\\frac/.test(text) && found.some((tree) => leadOf(tree) === -wanted))
	);
}

/** The product of the numbers among the factors. */
function leadOf(tree: Tree): number {
	if (lettersOf(tree).length === 0) return valueOfTree(tree, {});
	if (tree.kind === 'negative') return -leadOf(tree.of);
	return tree.kind === 'operation' && tree.sign === '*'
		? leadOf(tree.left) * leadOf(tree.right)
		: 1;
}

/** "write the x-term first" and "write the number before π" change nothing but the order, and so does the simplest form. */
function hasSameTerms(why: string, above: string, text: string): boolean {
	if (
		!/^(?:write the (?!coefficient)[a-z-]+(?: (?:terms?|parts?))? first$|write the number before π$|reorder the terms\b|none of the radicals can be simplified further\b)/.test(
			why,
		)
	)
		return true;
	const [was, is] = [above, text].map((line) => {
		const formula = formulasIn(line).at(-1);
		const side = text.startsWith('$= ') && formula ? sidesOf(formula).at(-1) : formula;
		return side
			?.replaceAll('\\times ', '')
			.match(/\\[a-z]+|[a-z]|\d+(?:\.\d+)?/gi)
			?.toSorted()
			.join(' ');
	});
	return was === undefined || is === undefined || was === is;
}

/** "write the terms in order of their radicands": above they are in another one. */
const changesOrder = (why: string, above: string, text: string): boolean =>
	!why.includes('write the terms in order') ||
	formulasIn(text).every((tex) => !above.includes(tex));

/** "the inputs increase by 1 each time": so they do in the first row of the table. */
const areConsecutive: ReasonRule = (why, _above, _text, { question }) => {
	if (!/\b(?:the inputs|x) increases? by 1 each time\b/.test(why)) return true;
	const inputs = rowsOfTable(question.question_speech)[0]?.cells.map(Number) ?? [];
	return inputs.every((input, at) => at === 0 || input === (inputs[at - 1] ?? 0) + 1);
};

/** "the opposite of a negative number is positive": there is −(−3) above. */
const hasNegative = (why: string, above: string): boolean =>
	!/the opposite of a negative\b/.test(why) || /-\s?(?:\\left)?\(?-/.test(above);

/** "the quotient of two negative numbers is positive": a negative number is divided by another above. */
const hasNegatives = (why: string, above: string): boolean =>
	!/the quotient of two negative numbers is positive/.test(why) ||
	fractionsIn(treesIn(above)).some(({ left, right }) => leadOf(left) < 0 && leadOf(right) < 0);

/** "subtract the numerators": one fraction is subtracted from another above. */
function hasFractionsFor(why: string, above: string): boolean {
	const [, verb] = /^(add|subtract) the numerators\b/.exec(why) ?? [];
	const signs = [...above.matchAll(/\} ([-+]) \\frac/g)].map(([, sign]) => sign);
	return verb === undefined || signs.length === 0 || signs.includes(verb === 'add' ? '+' : '-');
}

/** "the squares of 24 and 45 still add up to 2601": a line above has added them. */
const hasSum: ReasonRule = (why, _above, _text, { before }) => {
	const [, one, other, sum] =
		/the squares of (\d+) and (\d+) still add up to (\d+)/.exec(why) ?? [];
	return (
		sum === undefined ||
		before.some(
			({ text }) => text.startsWith(`$${one}^{2} + ${other}^{2} = `) && text.endsWith(`= ${sum}$`),
		)
	);
};

/** "distribute the negative sign": there is a minus sign in front of parentheses above. */
const hasNegatedSum = (why: string, above: string): boolean =>
	!/^distribute the negative sign\b/.test(why) || /-\s?(?:\\left)?[([]/.test(above);

/** "substitute −6 for c in the third equation": the third that a point has given, with c = −6, is the line. */
const isFromEquation: ReasonRule = (why, _, text, { before }) => {
	const [, value = '', letter = '', place = ''] =
		/^substitute (\S+) for ([a-z]) in the (first|second|third) equation$/.exec(why) ?? [];
	const given = before.filter((step) => step.why?.startsWith('substitute x = '));
	const [was = [], is = []] = [given[['first', 'second', 'third'].indexOf(place)]?.text, text].map(
		(line) => formulasIn(line ?? '').flatMap(sidesOf),
	);
	if (was.length !== 2 || is.length !== 2) return true;
	const isTrue = ifReadable(() => {
		const letters = was.flatMap(lettersIn).filter((name) => name !== letter);
		return pointsOf(letters).every((point) =>
			was.every((side, at) => {
				const stated = readReal(side)({ ...point, [letter]: Number(value.replace('−', '-')) });
				return isNear(stated, readReal(is[at] ?? '')(point));
			}),
		);
	});
	return isTrue !== false;
};

/** "multiply the coefficients": some product above has two factors without letters. */
const hasCoefficients = (why: string, above: string): boolean =>
	why !== 'multiply the coefficients' ||
	treesIn(above)
		.flatMap(partsOf)
		.some((part) => factorsOf(part).over.filter(isNumber).length > 1);

const isNumber = (tree: Tree): boolean => lettersOf(tree).length === 0;

/** "combine the constants: 1 − 10 = −9": each stands above with its sign, and the sum in the line. */
function hasConstants(why: string, above: string, text: string): boolean {
	const [, terms, total = ''] = /^combine the constants: (.+) = (−?\d+)$/.exec(why) ?? [];
	if (terms === undefined) return true;
	const [were, are] = [constantsIn(above), constantsIn(text)];
	return (
		constantsIn(terms.replaceAll('−', '-')).every((constant) => were.includes(constant)) &&
		(total === '0' || are.includes(Number(total.replace('−', '-'))))
	);
}

/** Signed numbers that are not followed by a letter, a digit, or a bracket. */
const constantsIn = (line: string): number[] =>
	[...line.matchAll(/(-?)\s?(?<![\d.{])(\d+(?:\.\d+)?)(?![\d.]*[a-z([\d])/g)].map(
		([, sign, size]) => Number(`${sign}${size}`),
	);

const INDEX = ['square', 'cube', 'fourth', 'fifth', 'sixth'];

/** "take the cube root of both sides": one side above is the cube of something. */
function hasPower(why: string, above: string): boolean {
	const [, name = ''] = /^take the (?:positive )?([a-z]+) root of both sides/.exec(why) ?? [];
	const index = INDEX.indexOf(name) + 2;
	if (index < 2) return true;
	const isPower = new RegExp(
		String.raw`^(?:[A-Za-z]|\\?[a-z]+|(?:\\left)?\([^()]*(?:\([^()]*\)[^()]*)*\))\^\{${index}\}(?: ?\\?[a-z]+)?$`,
	);
	return formulasIn(above)
		.flatMap(sidesOf)
		.some((side) => isPower.test(side));
}

/** "(4/3)³ = 64/27": the root stands in the line, and its power above it, both as they are written here. */
const isRootOf: ReasonRule = (why, above, text, { question }) => {
	const [, root, power = ''] = /^\(?(\d+(?:\/\d+)?)\)?[²³] = (\d+(?:\/\d+)?)$/.exec(why) ?? [];
	const known = `${question.question} ${above}`;
	return root === undefined || (text.includes(asTex(root)) && known.includes(asTex(power)));
};

const AT_PLACE =
	/^(?:at the (?:left tower|[xy]-intercept), .*|the left end is on the ground|the (?:ball|water) starts .*|the initial value is the value at .*|the asymptote passes .*|the (?:circum)?centre is on .*|test the origin): /;

/**
 * "the left end is on the ground: substitute x = 0 and y = 0": what is known of a place is substituted, and the question
 * speaks of a ground.
 */
const startsAtPlace: ReasonRule = (why, _above, _text, { question }) => {
	const [place] = AT_PLACE.exec(why) ?? [];
	return (
		place === undefined ||
		(why.slice(place.length).startsWith('substitute ') &&
			(/\b(?:tower|ground|ball|water|floor)\b/
				.exec(place)
				?.every((thing) => question.question.includes(thing)) ??
				true))
	);
};

/** "set each factor equal to 0" leads to more than one equation or zero. */
const hasEachCase = (why: string, _: string, text: string): boolean =>
	!/^set each factor equal to 0\b/.test(why) || formulasIn(text).length > 1;

/** "write both with two decimal places" */
function havePlaces(why: string, _: string, text: string): boolean {
	const [, places] = /^write both with (one|two|three) decimal places?$/.exec(why) ?? [];
	const wanted = ['one', 'two', 'three'].indexOf(places ?? '') + 1;
	return (
		wanted === 0 ||
		(text.match(/\d+(?:\.\d+)?/g) ?? []).every((one) => one.split('.')[1]?.length === wanted)
	);
}

/** "write 125 as a power of 5" rewrites one side, "write both sides as powers of 5" both. */
function areRewritten(why: string, above: string, text: string): boolean {
	const [said, both] = /^write (?:(both sides)|\d+) as (?:a power|powers) of /.exec(why) ?? [];
	if (said === undefined) return true;
	const [was = [], is = []] = [above, text].map((line) => formulasIn(line).flatMap(sidesOf));
	if (was.length !== 2 || is.length !== 2) return true;
	const changed = was.filter((side, at) => side !== is[at]).length;
	return changed === (both === undefined ? 1 : 2);
}

/** "divide each term of the numerator by the denominator": a sum above, and one term below. */
const hasSingleDenominator = (why: string, above: string): boolean =>
	why !== 'divide each term of the numerator by the denominator' ||
	fractionsIn(treesIn(above)).some(
		({ left, right }) => termsOf(left).length > 1 && termsOf(right).length === 1,
	);

/** "the diameter" is spoken of in the question or on a line so far. */
const hasDiameter: ReasonRule = (why, _, text, { question, before }) =>
	!/\bthe diameter\b/.test(why) ||
	[questionText(question.question), ...before.map((step) => step.text), text].some((words) =>
		words.includes('diameter'),
	);

const EVENT =
	/divide the number of (?:[a-z]+ that (?:landed|did not land) on )?((?:red|blue|green|yellow|white|gray|black|orange)(?: or [a-z]+)?)\b.* by the total/;

/** "divide the number of red tiles by the total number of tiles": red is what the question asks about. */
const isOfEvent: ReasonRule = (why, _above, _text, { question }) => {
	const [, event] = EVENT.exec(why) ?? [];
	return (
		event === undefined || new RegExp(`\\b(?:is|is not|on) ${event}\\b`).test(question.question)
	);
};

const PLACES = ['tenths', 'hundredths', 'thousandths'];

/** "the last digit is in the hundredths place": the line has so many hundredths. */
function hasPlace(why: string, _: string, text: string): boolean {
	const [, place = ''] = /^the last digit is in the (\w+) place$/.exec(why) ?? [];
	return place === '' || text.includes(`}{${10 ** (PLACES.indexOf(place) + 1)}}`);
}

/** "the ratio is between −1 and 1, so the series has a sum": so it is in the question or on a line so far. */
const isRatioBetween: ReasonRule = (why, _, text, { question, before }) => {
	const [said, not] = /\bthe ratio is (not )?between −1 and 1\b/.exec(why) ?? [];
	if (said === undefined) return true;
	const lines = [questionText(question.question), ...before.map((step) => step.text), text];
	const ratios = lines.flatMap((line) => {
		const [, given, size] =
			/\bcommon ratio (?:of|is) \$([^$]*)\$|\\left\|([^$]*)\\right\| [<>]/.exec(line) ?? [];
		return given ?? size ?? [];
	});
	const ratio = numberIn(sidesOf(ratios.at(-1) ?? '').at(-1) ?? '');
	return Number.isNaN(ratio) || Math.abs(ratio) < 1 === (not === undefined);
};

/** Issues for reasons that need something that is not there. */
export const checkReasonsNeed = checkEachReason([
	hasFactor,
	hasSameTerms,
	changesOrder,
	areConsecutive,
	hasNegative,
	hasNegatives,
	hasFractionsFor,
	hasSum,
	hasNegatedSum,
	isFromEquation,
	hasConstants,
	hasPower,
	hasCoefficients,
	hasEachCase,
	havePlaces,
	areRewritten,
	startsAtPlace,
	hasSingleDenominator,
	isRootOf,
	hasDiameter,
	isOfEvent,
	hasPlace,
	isRatioBetween,
]);
