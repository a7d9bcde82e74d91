/**
 * Sentences about lines, their slopes and intercepts, and about waves and asymptotes. One table, because a sentence is
 * looked up by its words, and each row says how its numbers are checked against the graph.
 */
import { formulasIn } from '../../../../math/markup.ts';
import { isNear, numberIn } from '../../equation-lines.ts';
import { meetingsInWords } from '../../read-curve.ts';
import {
	ifReadable,
	lettersIn,
	pointsOf,
	readReal,
	type RealValues,
	sidesOf,
	valueOfTree,
} from '../../values.ts';
import { fractionsIn, treesOf } from '../line-trees.ts';
import { agree, hasValue, type Place, type Sentence } from './kind.ts';

export const GRAPH_SENTENCES: readonly Sentence[] = [
	{
		word: 'The slope of the line ',
		pattern: /^The slope of the line \$([^$]*)\$ is \$([^$]*)\$/,
		holds: ([line = '', slope = '']) => hasSlope(line, slope),
	},
	{
		word: 'The slope of the given line is ',
		pattern: /^The slope of the given line is \$([^$]*)\$/,
		holds: ([slope = ''], { prompt, above }) => {
			const known = [...prompt, ...above.flatMap(formulasIn)].map((tex) => hasSlope(tex, slope));
			return known.includes(true) || known.every((one) => one === undefined);
		},
	},
	{
		word: 'has slope ',
		pattern: /^The (new line also|new line|perpendicular) has slope \$([^$]*)\$/,
		holds: ([which, slope = ''], { above }) => {
			const given = above
				.flatMap((line) => /^The slope of [^.]* is \$([^$]*)\$\.$/.exec(line)?.[1] ?? [])
				.map((tex) => sidesOf(tex).at(-1) ?? '')
				.at(-1);
			if (given === undefined) return undefined;
			return which === 'new line also' ? agree(slope, given) : agree(`(${slope})(${given})`, '-1');
		},
	},
	{
		word: 'lopes are ',
		pattern:
			/^(?:Both slopes are \$([^$]*)\$|The slopes are \$([^$]*)\$ and \$([^$]*)\$)\. (?:Both \$y\$-intercepts are \$([^$]*)\$|The \$y\$-intercepts are \$([^$]*)\$ and \$([^$]*)\$)/,
		holds: ([both, one = both, other = both, same, up = same, second = same], { prompt }) => {
			const [first = '', last = '', ...more] = prompt.filter((tex) => sidesOf(tex).length === 2);
			if (more.length > 0 || last === '') return undefined;
			return (
				hasSlope(first, one ?? '') !== false &&
				hasSlope(last, other ?? '') !== false &&
				isOn(first, '0', up ?? '') &&
				isOn(last, '0', second ?? '')
			);
		},
	},
	{
		word: 'The slope of the perpendicular bisector is ',
		pattern: /^The slope of the perpendicular bisector is \$([^$]*)\$/,
		holds: ([slope = ''], { above }) => {
			const given = above.findLast((line) => /^\$m_\{[A-Z]{2}\} = /.test(line));
			return given === undefined
				? undefined
				: agree(`(${slope})(${sidesOf(given.slice(1, -1)).at(-1) ?? ''})`, '-1');
		},
	},
	{
		word: 'This line has slope ',
		pattern:
			/^This line has slope \$([^$]*)\$ and crosses the \$y\$-axis at \$\(([^,$]*), ([^$]*)\)\$/,
		holds: ([slope = '', x = '', y = ''], { above }) => {
			const line = above.flatMap((one) => /line \$([^$]*)\$\.$/.exec(one)?.[1] ?? []).at(-1) ?? '';
			return isOnAxis('y', x, y) && isOn(line, x, y) && hasSlope(line, slope) !== false;
		},
	},
	{
		word: '-intercept is $',
		pattern: /^The \$([xy])\$-intercept is \$([^$]*)\$\.$/,
		holds: ([axis, value = ''], { prompt }) => {
			const equations = prompt.filter((tex) => /^y = |^[^=]*x[^=]*y[^=]* = /.test(tex));
			const [equation = '', ...more] = equations;
			if (equation === '' || more.length > 0) return undefined;
			const [, x = '0', y = '0'] = /^\(([^,]*), ([^$]*)\)$/.exec(value) ?? [
				'',
				...(axis === 'x' ? [value, '0'] : ['0', value]),
			];
			return isOnAxis(axis, x, y) && isOn(equation, x, y);
		},
	},
	{
		word: 'is not a function of ',
		pattern:
			/^For \$([^$]*)\$, \$y\$ is not a function of \$x\$, because \$x = ([^$]*)\$ gives \$([^$]*)\$, so \$y = ([^$]*)\$ or \$y = ([^$]*)\$/,
		holds: ([equation = '', x = '', found = '', one = '', other = '']) =>
			one !== other && [equation, found].every((tex) => isOn(tex, x, one) && isOn(tex, x, other)),
	},
	{
		word: 'is not a function of ',
		pattern:
			/^For \$([^$]*)\$, \$y\$ is not a function of \$x\$, because \$y = ([^$]*)\$ and \$y = ([^$]*)\$ both give \$x = ([^$]*)\$/,
		holds: ([equation = '', one = '', other = '', x = '']) =>
			one !== other && isOn(equation, x, one) && isOn(equation, x, other),
	},
	{
		word: ', and its vertex is ',
		pattern: /^The graph opens (upward|downward), and its vertex is \$\(([^,$]*), ([^$]*)\)\$/,
		holds: ([way, x = '', y = ''], { question }) => {
			const [, shown, place] =
				/opens (upward|downward)\. Its vertex is the point ([^.]*)\./.exec(
					question.question_speech,
				) ?? [];
			return (
				place === undefined ||
				(shown === way && place.replaceAll('negative ', '-') === `${x}, ${y}`)
			);
		},
	},
	{
		word: 'so the vertex is ',
		pattern: /^When \$x = ([^$]*)\$, \$y = ([^$]*)\$, so the vertex is \$\(([^,$]*), ([^$]*)\)\$/,
		holds: ([x = '', y = '', across = '', up = '']) =>
			agree(x, across) !== false && agree(sidesOf(y).at(-1) ?? '', up) !== false,
	},
	{
		word: ' is mapped to ',
		pattern: /^Point \$([A-Z])\(([^,$]*), ([^$]*)\)\$ is mapped to (.*)\.$/,
		holds: ([, x = '', y = '', images = ''], { above }) => {
			const rule = above.flatMap(
				(line) => /^The point \$\(x, y\)\$ is mapped to \$\(([^,$]*), ([^$]*)\)\$/.exec(line) ?? [],
			);
			const wanted = rule.slice(1, 3);
			if (wanted.length < 2) return undefined;
			const point = { x: numberIn(x), y: numberIn(y) };
			return formulasIn(images).every((tex) => {
				const found = /\(([^,]*), (.*)\)$/.exec(tex)?.slice(1) ?? [];
				return found.every((coordinate, at) => {
					const image = ifReadable(() => readReal(wanted[at] ?? '')(point));
					return image === undefined || isNear(numberIn(coordinate), image);
				});
			});
		},
	},
	{
		word: '-intercept',
		pattern:
			/^The \$([xy])\$-intercept is \$([^$]*)\$, so the line meets the \$([xy])\$-axis at \$\(([^,$]*), ([^$]*)\)\$/,
		holds: ([one, value = '', axis, x = '', y = '']) => one === axis && isOnAxis(axis, x, y, value),
	},
	{
		word: '-axis at ',
		pattern:
			/^The (?:line|graph) meets the \$([xy])\$-axis at \$\(([^,$]*), ([^$]*)\)\$, so the \$([xy])\$-intercept is \$([^$]*)\$/,
		holds: ([axis, x = '', y = '', one, value = '']) => one === axis && isOnAxis(axis, x, y, value),
	},
	{
		word: 'he graph ',
		pattern: /^(?=.*(?:touches|flattens|crosses))(.*)$/,
		holds: ([said = ''], place) => {
			const meetings = meetingsSaid(said);
			const rule = meetings.length > 0 ? ruleIn(place) : undefined;
			return meetings.every(({ zero, exponent, does }) => {
				const order = exponent ?? (rule === undefined ? undefined : orderOfZero(rule, zero));
				return (
					order === undefined ||
					(isMetLike(does, order) &&
						(rule === undefined || [undefined, order].includes(orderOfZero(rule, zero))))
				);
			});
		},
	},
	{
		word: 'The boundaries are ',
		pattern:
			/\$([^$]*)\$, which crosses the \$([xy])\$-axis at \$\(([^,$]*), ([^$]*)\)\$, and \$([^$]*)\$, which crosses it at \$\(([^,$]*), ([^$]*)\)\$/,
		holds: ([one = '', axis, x = '', y = '', other = '', u = '', v = '']) =>
			isOnAxis(axis, x, y) && isOnAxis(axis, u, v) && isOn(one, x, y) && isOn(other, u, v),
	},
	{
		word: 'is shaded: ',
		pattern:
			/^The line through \$\(([^,$]*), ([^$]*)\)\$ is (dashed|solid), and the region (above|below) it is shaded: \$([^$]*)\$/,
		holds: ([x = '', y = '', style, side, condition = '']) =>
			isOn(condition.replace(/ (?:<|>|\\le|\\ge) /, ' = '), x, y) &&
			/\\[lg]e/.test(condition) === (style === 'solid') &&
			(!condition.startsWith('y ') || />|\\ge/.test(condition) === (side === 'above')),
	},
	{
		word: 'passes through ',
		pattern: /\$([^$]*=[^$]*)\$\. It passes through \$\(([^,$]*), ([^$]*)\)\$/,
		holds: ([line = '', x = '', y = '']) => isOn(line, x, y),
	},
	{
		word: ' to the right',
		pattern:
			/(?:^The slope is \$([^$]*)\$, so t|^T)he line (rises|falls) (\d+) units? for every (?:(\d+) )?units? to the right(?:, so the slope is \$([^$]*)\$)?/,
		holds: ([before, way, rise = '', run = '1', after]) => {
			const slope = before ?? after;
			const wanted = (Number(rise) / Number(run)) * (way === 'rises' ? 1 : -1);
			return slope === undefined || isNear(numberIn(slope), wanted);
		},
	},
	{
		word: 'The amplitude is ',
		pattern:
			/^The amplitude is \$([^$]*)\$ and the graph is shifted (\S+) units? (up|down), so the values go from \$([^$]*)\$ to \$([^$]*)\$/,
		holds: ([amplitude = '', shift = '', way, low = '', high = '']) => {
			const [a, b, c, d] = [amplitude, shift, low, high].map(numberIn) as [
				number,
				number,
				number,
				number,
			];
			const middle = way === 'up' ? b : -b;
			return isNear(c, middle - a) && isNear(d, middle + a);
		},
	},
	{
		word: 'The amplitude is ',
		pattern: /^The amplitude is \$([^$]*)\$, and the axis is \$y = ([^$]*)\$/,
		holds: ([amplitude = '', axis = ''], { prompt }) => {
			const waves = prompt
				.map((tex) => waveIn(sidesOf(tex).at(-1) ?? ''))
				.filter((wave) => wave !== undefined);
			return (
				waves.length === 0 ||
				waves.some(
					([size, middle]) => isNear(size, numberIn(amplitude)) && isNear(middle, numberIn(axis)),
				)
			);
		},
	},
	{
		word: 'The period is ',
		pattern: /^The period is \$([^$=]*)\^\{\\circ\}\$/,
		holds: ([period = ''], { prompt }) => {
			const factors = prompt.flatMap((tex) => {
				const [said, factor = '1'] = WAVE_FACTOR.exec(tex) ?? [];
				return said === undefined || /k\(x/.test(tex) ? [] : [numberIn(factor)];
			});
			return (
				factors.length !== 1 || factors.some((factor) => isNear(numberIn(period), 360 / factor))
			);
		},
	},
	{
		word: 'Just to the ',
		pattern:
			/^Just to the (right|left) of \$([^$]*)\$, the denominator \$([^$]*)\$ is (positive|negative) and close to 0/,
		holds: ([way, at = '', divisor = '', sign]) => {
			const beside = `${at} ${way === 'right' ? '+' : '-'} 0.001`;
			return (
				hasValue(divisor, at, 0) !== false &&
				ifReadable(() => {
					const [letter = ''] = lettersIn(divisor);
					const value = readReal(divisor)({ [letter]: numberIn(beside) });
					return value > 0 === (sign === 'positive');
				}) !== false
			);
		},
	},
	{
		word: 'and the denominator is ',
		pattern: /^The numerator is (positive|negative) and the denominator is (positive|negative), so/,
		holds: ([, sign], { above }) => {
			const said = above.flatMap(
				(line) => /the denominator \$[^$]*\$ is (positive|negative)/.exec(line)?.[1] ?? [],
			);
			return said.length === 0 || said.at(-1) === sign;
		},
	},
	{
		word: 'so $f^{-1}(',
		pattern: /^\$f\(([^$]*)\) = ([^$]*)\$, so \$f\^\{-1\}\(([^$]*)\) = ([^$]*)\$/,
		holds: ([input = '', output = '', from = '', to = ''], place) =>
			from === output && to === input && isPair(input, output, place),
	},
	{
		word: ', the graph is ',
		pattern:
			/^(?:When \$x ([<>]) ([^$]*)\$|Between \$([^$]*)\$ and \$([^$]*)\$), the graph is (above|below) the \$x\$-axis\.$/,
		holds: ([sign, end = '', from = '', to = '', side], { question }) => {
			const signs = signsBetween(question.question_speech);
			const [low, high] =
				sign === undefined
					? [numberIn(from), numberIn(to)]
					: sign === '<'
						? [-Infinity, numberIn(end)]
						: [numberIn(end), Infinity];
			return signs.length === 0
				? undefined
				: signs.some(
						(one) => one.low === low && one.high === high && one.isPositive === (side === 'above'),
					);
		},
	},
	{
		word: ', the curve is ',
		pattern:
			/^(?:(Between) \$x = ([^$]*)\$ and|To the left of \$x = ([^$]*)\$ and to|To) (?:the right of )?\$x = ([^$]*)\$, the curve is (above|below) the line\.$/,
		holds: ([between, from, left, end = '', side], { prompt }) => {
			const [curve, line] = ['f(x) = ', 'g(x) = '].map((name) =>
				prompt.find((tex) => tex.startsWith(name))?.slice(name.length),
			);
			if (curve === undefined || line === undefined) return undefined;
			const [low, high] = [from ?? left ?? '', end].map(numberIn) as [number, number];
			const inside = [0.2, 0.5, 0.8].map((part) => low + part * (high - low));
			const outside = [high + 0.5, high + 3, low - 0.5, low - 3].filter(Number.isFinite);
			const gaps = (between === undefined ? outside : inside).map((x) =>
				ifReadable(() => readReal(curve)({ x }) - readReal(line)({ x })),
			);
			return gaps.every(
				(gap) => gap === undefined || Number.isNaN(gap) || gap > 0 === (side === 'above'),
			);
		},
	},
	{
		word: ' there.',
		pattern:
			/^(?:To the right of the vertical asymptote|Far to the left and far to the right), (.*) there\.$/,
		holds: ([said = ''], place) => {
			const side = /is (above|below) the (\$x\$-axis|horizontal asymptote)/.exec(said);
			const [, part, sign] =
				/the (denominator|[a-z ]*fraction) is (positive|negative)/.exec(said) ?? [];
			const rule = ruleIn(place);
			if (!side || rule === undefined) return undefined;
			const level = side[2] === '$x$-axis' ? 0 : valueAt(rule, 1e9);
			const isAbove = valueAt(rule, 1e4) > level;
			const under = fractionsIn(treesOf([rule]))[0]?.right;
			const isPositive =
				part === 'denominator' && under ? valueOfTree(under, { x: 1e4 }) > 0 : isAbove;
			return isAbove === (side[1] === 'above') && isPositive === (sign === 'positive');
		},
	},
	{
		word: ' the asymptote',
		pattern: /(.*) is (above|below) the asymptote(.*)/,
		holds: ([before = '', side, after = ''], place) => {
			const said = before + after;
			const [, sign] = /(?:is|value) (positive|negative|greater|less)\b/.exec(said) ?? [];
			const [, coefficient] = /coefficient of the power, \$([^$]*)\$/.exec(said) ?? [];
			const rule = ruleIn(place);
			const isAbove = side === 'above';
			if (sign === undefined) return undefined;
			return (
				isAbove === (sign === 'positive' || sign === 'greater') &&
				(coefficient === undefined || numberIn(coefficient) > 0 === isAbove) &&
				(rule === undefined || isAboveAsymptote(rule) === isAbove)
			);
		},
	},
	{
		word: 'lies ',
		pattern:
			/the line has the \$y\$-value \$([^$]*)\$, and the point has the \$y\$-value \$([^$]*)\$, so it lies (above|below) the line/,
		holds: ([line = '', point = '', side]) =>
			numberIn(point) - numberIn(sidesOf(line).at(-1) ?? '') > 0 === (side === 'above'),
	},
	{
		word: 'lies ',
		pattern:
			/^The residual is \$([^$]*)\$\. It is (positive|negative), so the data point lies (above|below)/,
		holds: ([residual = '', sign, side]) =>
			numberIn(residual) > 0 === (sign === 'positive') &&
			(sign === 'positive') === (side === 'above'),
	},
];

type SignBetween = { low: number; high: number; isPositive: boolean };

/** Between the zeros of a drawn curve, in words: "starts low and rises. … crosses the x-axis at x equals 2." */
function signsBetween(speech: string): SignBetween[] {
	const [, start] = /On the left, the curve starts (low|high)/.exec(speech) ?? [];
	const zeros = meetingsInWords(speech);
	if (start === undefined || zeros.length === 0) return [];
	let isPositive = start === 'high';
	return [...zeros, undefined].map((meeting, at) => {
		const between = {
			low: zeros[at - 1]?.zero ?? -Infinity,
			high: meeting?.zero ?? Infinity,
			isPositive,
		};
		if (meeting?.does.includes('crosses')) isPositive = !isPositive;
		return between;
	});
}

type MeetingSaid = { zero: number; exponent?: number; does: string };

/** What a line says of the zeros: "at $x = 3$, it touches the axis", "the graph crosses the $x$-axis at $1$ and $2$". */
function meetingsSaid(said: string): MeetingSaid[] {
	const [, does = '', zeros = '', flat = ''] = ALL_AT.exec(said) ?? [];
	const exponent = said.endsWith('is a factor.') ? /\)\^\{(\d+)\}\$ is/.exec(said)?.[1] : undefined;
	return [
		...[...said.matchAll(ONE_AT)].map(([, zero = '', given, verb = '']) => ({
			zero: numberIn(zero),
			exponent: given === undefined ? undefined : Number(given),
			does: verb,
		})),
		...formulasIn(zeros).map((zero) => ({
			zero: numberIn(zero),
			exponent: exponent === undefined ? undefined : Number(exponent),
			does: does + flat,
		})),
	];
}

const ONE_AT =
	/\$(?:x = )?([^$]*)\$(?: comes from a factor with exponent \$(\d+)\$, so the graph|, (?:it|the graph)) (touches|flattens|crosses)/g;
const ALL_AT =
	/^The graph (touches|flattens|crosses)[^$]* the \$x\$-axis at ((?:\$[^$]*\$(?:, and |, | and )?)+)( without flattening)?/;

/** Where a graph touches the axis, the exponent is even; where it flattens out as it crosses, it is odd and not 1. */
const isMetLike = (does: string, order: number): boolean =>
	does === 'touches'
		? order % 2 === 0
		: order % 2 === 1 &&
			(does === 'crosses' || (order === 1) === (does === 'crosses without flattening'));

/** How many factors are 0 there: ten times closer to a double zero, the value is a hundred times smaller. */
function orderOfZero(rule: string, zero: number): number | undefined {
	const order = Math.log10(Math.abs(valueAt(rule, zero + 1e-2) / valueAt(rule, zero + 1e-3)));
	return Math.abs(order - Math.round(order)) < 0.05 && order > 0.5 ? Math.round(order) : undefined;
}

/** "y = …" in the prompt or, if a rule is asked for, in the answer. */
const ruleIn = ({ prompt, question }: Place): string | undefined =>
	[...prompt, ...formulasIn(question.answer.text)]
		.find((tex) => tex.startsWith('y = '))
		?.slice('y = '.length);

const valueAt = (rule: string, x: number): number =>
	ifReadable(() => readReal(rule)({ x })) ?? Number.NaN;

/** Of an exponential function, which nears its asymptote on one side. */
function isAboveAsymptote(rule: string): boolean {
	const [left, right] = [valueAt(rule, -60), valueAt(rule, 60)];
	return valueAt(rule, 0) > (Math.abs(left) < Math.abs(right) ? left : right);
}

const WAVE_FACTOR =
	/\\(?:sin|cos)(?: |\(|\\left\()+(\d+|\\frac\{\d+\}\{\d+\})?(?:\(|\\left\()?[a-z]/;

/** Not where the pairs are only drawn. */
function isPair(x: string, y: string, { prompt, above }: Place): boolean {
	const sets = [...prompt, ...above.flatMap(formulasIn)].filter((tex) =>
		tex.startsWith('f = \\{('),
	);
	return sets.length === 0 || sets.some((tex) => tex.includes(`(${x}, ${y})`));
}

const isOnAxis = (axis: string | undefined, x: string, y: string, value?: string): boolean => {
	const [zero, other] = axis === 'x' ? [y, x] : [x, y];
	return (
		isNear(numberIn(zero), 0) &&
		(value === undefined || agree(value.replace(/^\(.*\)$/, other), other) !== false)
	);
};

/** The point satisfies the equation; a formula in other letters is not judged. */
function isOn(equation: string, x: string, y: string): boolean {
	const [left, right] = sidesOf(equation);
	if (left === undefined || right === undefined) return true;
	const point = { x: numberIn(x), y: numberIn(y) };
	return ifReadable(() => isNear(readReal(left)(point), readReal(right)(point), 1e-7)) !== false;
}

/** Of an equation of a line in x and y; other letters are constants. */
function hasSlope(equation: string, slope: string): boolean | undefined {
	const [left = '', right, ...more] = sidesOf(equation);
	if (right === undefined || more.length > 0) return undefined;
	const value = sidesOf(slope).at(-1) ?? '';
	return ifReadable(() => {
		const letters = [left, right, value].flatMap(lettersIn).filter((name) => !/^[xy]$/.test(name));
		const gap = (point: RealValues) => readReal(left)(point) - readReal(right)(point);
		const found = pointsOf(letters).map((point) => {
			const [start, across, up, far] = [
				[0, 0],
				[1, 0],
				[0, 1],
				[2, 3],
			].map(([x = 0, y = 0]) => gap({ ...point, x, y })) as [number, number, number, number];
			const [a, b] = [across - start, up - start];
			if (!isNear(far - start, 2 * a + 3 * b) || isNear(b, 0)) return undefined;
			return isNear(-a / b, readReal(value)(point), 1e-7);
		});
		return found.includes(undefined) ? undefined : found.every((one) => one === true);
	});
}

/** "-3\sin(2x) + 1" has the amplitude 3 and the axis y = 1. */
function waveIn(tex: string): [size: number, middle: number] | undefined {
	const [, first, , size, last] =
		/^(?:(-?[\d.]+) ([-+] ))?(-?[\d.]*)\\(?:sin|cos)[^+]*?(?: ([-+] [\d.]+))?$/.exec(tex) ?? [];
	if (size === undefined || first !== undefined) return undefined;
	const factor = size === '' || size === '-' ? 1 : Math.abs(Number(size));
	return [factor, Number((last ?? '0').replaceAll(' ', ''))];
}
