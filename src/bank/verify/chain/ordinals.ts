/**
 * Which of several things a reason or a line means: "check in the second equation" checks the second and not the first,
 * "the first segment from the left" starts at the leftmost dot, and the first quartile is the middle of the lower half.
 *
 * Only what is then said of another one is refused: a line that fits none of them may have changed them before.
 */
import { formulasIn } from '../../../math/markup.ts';
import { questionText } from '../../../math/question-text.ts';
import type { Question } from '../../../schemas/wire/question.ts';
import { gapAt, isNear, numberIn, readRelation, type Relation } from '../equation-lines.ts';
import { pairsShown } from '../read-figure.ts';
import { type Tree, treeOf } from '../tex-tree.ts';
import { areWrittenAlike, withValues } from '../tree-parts.ts';
import { ifReadable, pointsOf, sidesOf } from '../values.ts';
import { areProportional, countedEquations } from './counted-equations.ts';
import { treesIn } from './line-trees.ts';
import { asTex } from './plain-math.ts';
import { substitutedBy } from './substituted-numbers.ts';

/** Issues for the second of several things where the first is meant. */
export const checkOrdinals = (question: Question): string[] => {
	const { steps } = question;
	let known: Known | undefined;
	return steps.flatMap(({ text, why = '' }, at) => {
		if (!ORDINAL.test(why) && !ORDINAL.test(text)) return [];
		known ??= knownIn(question);
		const above = steps.slice(0, at).map((step) => step.text);
		const place = { why, text, above, known, question };
		return RULES.every((holds) => holds(place))
			? []
			: [`"${why}" does not say which one "${text}" is about`];
	});
};

const ORDINAL =
	/\b(?:first|second|third|fourth|fifth|lower|upper)\b|equation of the (?:line|parabola|circle)/;

const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth'];

type Known = {
	equations: readonly Relation[];
	inequalities: readonly Relation[];
	/** The rules of a function that is defined piece by piece, each with its condition. */
	rules: readonly { rule: string; condition: string }[];
	points: readonly (readonly [x: string, y: string])[];
};

type Place = {
	why: string;
	text: string;
	above: readonly string[];
	known: Known;
	question: Question;
};

function knownIn({ question, steps }: Question): Known {
	const prompt = formulasIn(questionText(question));
	const lines = steps.map(({ text }) => text);
	return {
		equations: countedEquations(prompt, lines, 'equation'),
		inequalities: countedEquations(prompt, lines, 'inequality'),
		rules: prompt.flatMap((tex, at) => {
			const rule = /^[a-z]\([a-z]\) = (.*)$/.exec(tex)?.[1];
			return rule === undefined ? [] : [{ rule, condition: prompt[at + 1] ?? '' }];
		}),
		points: prompt.flatMap((tex) => {
			const [, x, y] = /^\(([^,]*), ([^,]*)\)$/.exec(tex) ?? [];
			return x === undefined || y === undefined ? [] : [[x, y] as const];
		}),
	};
}

/** False if it fits another one of them, and not the one that is meant. */
const isMeant = <One>(
	meant: One | undefined,
	all: readonly One[],
	fits: (one: One) => boolean,
): boolean => meant === undefined || fits(meant) || !all.some(fits);

const inPlace = <One>(ordinal: string | undefined, all: readonly One[]): One | undefined =>
	all[ORDINALS.indexOf(ordinal ?? '')];

const WHICH = /\bthe (?:original )?(first|second|third) (equation|inequality)\b/g;

/** "in the equation of the line" */
const OF_CURVE = /\bin the equation of the (line|parabola|circle)\b/;

/** "check in the second equation", "substitute 3 for y in the first equation", "write the second equation" */
function isOfEquation(place: Place): boolean {
	const { why, text, known } = place;
	const [[, ordinal, kind] = [], ...more] = [...why.matchAll(WHICH)];
	const [, curve] = OF_CURVE.exec(why) ?? [];
	const all = kind === 'inequality' ? known.inequalities : known.equations;
	const meant =
		curve === undefined ? inPlace(ordinal, all) : all.find((one) => curveOf(one) === curve);
	if (meant === undefined) return curve === undefined || all.length < 2;
	if (more.length > 0) return true;
	const values = valuesPut(place);
	if (values) {
		const written = treesIn(text);
		return isMeant(meant, all, (one) => hasValuesPut(one, values, written));
	}
	const relation = readRelation(formulasIn(text)[0] ?? '');
	return (
		!STATES.test(why) ||
		!relation ||
		relation.letters.length === 0 ||
		isMeant(meant, all, (one) => areProportional(one, relation))
	);
}

/** The line has the equation or inequality, as it is or with an operation on both sides. */
const STATES = /^(?:write\b|the\b|(?:add|subtract)\b.* both sides of\b)/;

/** A side is written with the values, "2(34) + 3(50)"; a letter alone says nothing. */
const hasValuesPut = ({ sides }: Relation, values: Values, written: readonly Tree[]): boolean =>
	sides
		.filter((side) => !/^[a-z]$/.test(side))
		.flatMap((side) => ifReadable(() => treeOf(side)) ?? [])
		.some((tree) => {
			const put = withValues(tree, values);
			return !areWrittenAlike(put, tree) && written.some((one) => areWrittenAlike(put, one));
		});

/** By the squares that an equation in x and y has. */
function curveOf(equation: Relation): string | undefined {
	const bends = ['x', 'y'].filter((name) => {
		const [low = 0, middle = 0, high = 0] = [1, 2, 3].map((value) =>
			gapAt(equation, { x: 0.3, y: 0.7, [name]: value }),
		);
		return !isNear(low + high, 2 * middle);
	});
	return ['line', 'parabola', 'circle'][bends.length];
}

/** What a reason substitutes or, where it checks, the values that lines above or the question give. */
function valuesPut({ why, text, above, known, question }: Place): Values | undefined {
	const said = substitutedBy(why.replace(/^check: /, ''));
	if (said.size > 0) return asTrees(said);
	const [, letter] = /^substitute the expression for ([a-z]) in/.exec(why) ?? [];
	const solved = known.equations.find(({ sides }) => sides[0] === letter);
	if (solved) return asTrees([[letter ?? '', solved.sides[1] ?? '']]);
	const tested = [why.replaceAll('−', '-'), /^For \$[^$]*\$/.exec(text)?.[0] ?? ''];
	if (/^substitute into the left side\b/.test(why)) tested.push(question.question);
	const [, x, y] = tested.flatMap((words) => PAIR.exec(words) ?? []);
	if (x !== undefined && y !== undefined)
		return asTrees([
			['x', x],
			['y', y],
		]);
	if (why.startsWith('check in ')) return asTrees(above.flatMap(assignedOn));
	const [, name, value] = /^For \$([a-z]) = ([^$]*)\$/.exec(text) ?? [];
	return name === undefined || value === undefined ? undefined : asTrees([[name, value]]);
}

type Values = Readonly<Record<string, Tree>>;

const asTrees = (values: Iterable<readonly [string, string]>): Values | undefined =>
	ifReadable(() => Object.fromEntries([...values].map(([name, tex]) => [name, treeOf(tex)])));

const PAIR = /\(([^(),]+), ([^(),]+)\)/;

/** The 4 of a line "x = 4". */
function assignedOn(line: string): (readonly [string, string])[] {
	const [, name, value] = /^\$([a-z]) = ([^$=]*)\$$/.exec(line) ?? [];
	return name === undefined || value === undefined || Number.isNaN(numberIn(value))
		? []
		: [[name, value]];
}

const COMBINED =
	/^(add|subtract) (?:(\d+) times )?the (first|second|third)(?: equation)? (?:and|from) (?:(\d+) times )?the (first|second|third)\b/;

/** "subtract 3 times the second equation from the first": with these two and not with others. */
function areCombined({ why, text, known }: Place): boolean {
	const [, verb, times = '1', one = '', otherTimes = '1', other = ''] = COMBINED.exec(why) ?? [];
	const relation = readRelation(formulasIn(text)[0] ?? '');
	if (verb === undefined || relation === undefined) return true;
	const relations = known.equations;
	const gives = (first: Relation | undefined, second: Relation | undefined) =>
		first !== undefined &&
		second !== undefined &&
		pointsOf([...first.letters, ...second.letters, ...relation.letters]).every((point) => {
			const [a, b] = [
				Number(times) * gapAt(first, point),
				Number(otherTimes) * gapAt(second, point),
			];
			return isNear(verb === 'add' ? a + b : b - a, gapAt(relation, point), 1e-7);
		});
	return (
		gives(relations[ORDINALS.indexOf(one)], relations[ORDINALS.indexOf(other)]) ||
		!relations.some((first) => relations.some((second) => first !== second && gives(first, second)))
	);
}

/** "-28 ≠ -20: the first equation is false." */
function isVerdict({ text, known }: Place): boolean {
	const [, tex, sign, ordinal, verdict] =
		/^\$([^$]*) (=|\\ne) [^$]*\$: the (first|second|third) equation is (true|false)/.exec(text) ??
		[];
	const right = sidesOf(formulasIn(text)[0] ?? '').at(-1);
	return (
		tex === undefined ||
		((sign === '=') === (verdict === 'true') &&
			isMeant(
				inPlace(ordinal, known.equations),
				known.equations,
				({ sides }) => sides.at(-1) === right,
			))
	);
}

/** "the second equation is true, but the first is false": as lines above say. */
function areVerdicts({ why, above }: Place): boolean {
	const said = [...why.matchAll(/the (first|second)(?: equation)? is (true|false)/g)];
	return said.every(([, ordinal, verdict]) => {
		const line = above.find((one) => one.includes(`: the ${ordinal} equation is `));
		return line === undefined || line.includes(`is ${verdict}`);
	});
}

/** "set the first rule equal to 13", "so use the first rule" */
function isOfRule({ why, text, known: { rules } }: Place): boolean {
	const set = /^set the (\w+) rule equal/.exec(why)?.[1];
	const [, condition, used] = /^The condition \$([^$]*)\$ .* use the (\w+) rule/.exec(text) ?? [];
	return (
		isMeant(inPlace(set, rules), rules, ({ rule }) => text.startsWith(`$${rule} = `)) &&
		isMeant(inPlace(used, rules), rules, (one) => one.condition === condition)
	);
}

/** "substitute the coordinates of the first point": its y is then a side of the equation. */
function isOfPoint({ why, text, known: { points } }: Place): boolean {
	const [, ordinal] = /^substitute .*\bthe (first|second) point\b/.exec(why) ?? [];
	const sides = formulasIn(text).flatMap(sidesOf);
	return isMeant(inPlace(ordinal, points), points, ([, y]) => sides.includes(y));
}

/** "the second segment from the left goes from (−1, −1) to (3, 4)" */
function isOfSegment({ why, question }: Place): boolean {
	const [, ordinal, ...ends] =
		/^the (\w+) segment from the left goes from \(([^,]*), ([^)]*)\) to \(([^,]*), ([^)]*)\)/.exec(
			why,
		) ?? [];
	if (ordinal === undefined) return true;
	const [a, b, c, d] = ends.map((end) => Number(end.replace('−', '-')));
	const dots = pairsShown(question).toSorted(([x], [u]) => x - u);
	const segments = dots.slice(1).map((to, at) => [dots[at] ?? to, to] as const);
	return isMeant(
		inPlace(ordinal, segments),
		segments,
		([[x, y], [u, v]]) => x === a && y === b && u === c && v === d,
	);
}

/** "The first quartile is $37$." below "The lower half is …", with "it is the middle of the 3 values in the lower half" */
function isQuartile({ why, text, above }: Place): boolean {
	const [, named] = /^The (first|third) quartile is /.exec(text) ?? [];
	const [, half] = /\bin the (lower|upper) half\b/.exec(why) ?? [];
	const halves = above.findLast((line) => line.startsWith('The lower half is ')) ?? '';
	const [lower = [], upper = []] = halves.split(' The upper half ').map(formulasIn);
	const values = (named === 'first' ? lower : upper).map(numberIn);
	if (named === undefined) return true;
	const [middle, size] = [Math.floor(values.length / 2), values.length];
	const wanted =
		size % 2 === 1
			? values[middle]
			: ((values[middle - 1] ?? Number.NaN) + (values[middle] ?? Number.NaN)) / 2;
	const stated = numberIn(sidesOf(formulasIn(text)[0] ?? '').at(-1) ?? '');
	return (
		(half === undefined || (half === 'lower') === (named === 'first')) &&
		(size === 0 || wanted === undefined || isNear(stated, wanted))
	);
}

/** "add this product to the third quartile", "subtract the first quartile from the third quartile" */
function isFromQuartile({ why, text, above }: Place): boolean {
	if (!why.includes(' quartile')) return true;
	const [, verb, from] =
		/^(add|subtract) (?:the|this) product (?:to|from) the (\w+) quartile/.exec(why) ?? [];
	const [, one, other] = /^subtract the (\w+) quartile from the (\w+) quartile/.exec(why) ?? [];
	const [low, high] = ['first', 'third'].map((name) => {
		const line = above.find((said) => said.startsWith(`The ${name} quartile is `)) ?? '';
		return sidesOf(formulasIn(line)[0] ?? '').at(-1);
	});
	const [, start, sign, end] = /^\$([\d.]+) ([-+]) ([\d.]+) = /.exec(text) ?? [];
	if (low === undefined || high === undefined || start === undefined) return true;
	if (one !== undefined)
		return one === 'first' && other === 'third' && start === high && end === low;
	const isAdded = verb === 'add';
	return (
		verb === undefined ||
		(from === (isAdded ? 'third' : 'first') &&
			sign === (isAdded ? '+' : '-') &&
			start === (isAdded ? high : low))
	);
}

/** "subtract each first difference from the next one": the line has the second differences. */
function areNextDifferences({ why, text }: Place): boolean {
	const [, from] = /^subtract (?:each|consecutive) (\w+) differences?\b/.exec(why) ?? [];
	const [found] = /\b(?:first|second|third|fourth|fifth) (?=differences?\b)/i.exec(text) ?? [];
	return (
		from === undefined ||
		found === undefined ||
		ORDINALS.indexOf(found.trim().toLowerCase()) === ORDINALS.indexOf(from) + 1
	);
}

/** "factor 6x out of the first pair of terms": the line begins with 6x and a bracket. */
function isOfPair({ why, text }: Place): boolean {
	const [, factor, ordinal] =
		/^factor (\S+) out of the (first|second) pair of terms$/.exec(why) ?? [];
	if (factor === undefined) return true;
	const start = text.replace(/^\$(?:= )?/, '').startsWith(`${asTex(factor)}(`);
	return start === (ordinal === 'first');
}

const RULES: readonly ((place: Place) => boolean)[] = [
	isOfEquation,
	areCombined,
	isVerdict,
	areVerdicts,
	isOfRule,
	isOfPoint,
	isOfSegment,
	isQuartile,
	isFromQuartile,
	areNextDifferences,
	isOfPair,
];
