/** lin.intercepts: where a line crosses the axes. */
import {
	difference,
	equation,
	type Expression,
	list,
	num,
	product,
	sum,
	symbol,
	times,
} from '../../../../math/expression.ts';
import { gcd } from '../../../../math/gcd.ts';
import { type At, fraction, lineEquation, pointAt, standardForm } from '../../../../math/lines.ts';
import { linear, plus, polynomialExpression, term } from '../../../../math/polynomial.ts';
import { say } from '../../../../math/prose.ts';
import { capital } from '../../../../math/things-in-words.ts';
import { eachOf, inputOf } from '../../../contexts/linear-setting.ts';
import { linearStory } from '../../../contexts/linear-settings.ts';
import {
	type Draft,
	type DraftAnswer,
	type Draw,
	integer,
	type Line,
	line,
	mergedByValue,
	point,
	rational,
	sentence,
	type Skill,
	type Skills,
	takeAway,
	withMisconceptions,
	withUnit,
	written,
	type WrongAnswer,
} from '../../../family.ts';
import {
	clearSigns,
	type Coefficients,
	dividing,
	oneIntercept,
	ZERO_ON,
} from '../../../steps/line-form.ts';
import { risingBy, withStraights } from '../../../steps/line-sketch.ts';
import {
	introduced,
	lettered,
	named,
	rule,
	ruleEquation,
	ruleReason,
	valueOf,
} from '../../../steps/linear-story.ts';
import { droppedSign } from '../../../steps/wrong-lines.ts';

/** A quantity that falls to 0 after `t` steps: when is that, or how much was there at the start? */
const meaningOfIntercepts: Skill = (draw) => {
	const t = draw.int('t');
	const { setting, rate } = linearStory(draw, {});
	const start = -rate * t;
	const { input, output, many, quantity, unit, starts, last, zero, ends } = setting;
	if (
		zero === undefined ||
		ends === undefined ||
		start < starts.low ||
		start > starts.high ||
		t > last
	)
		return undefined;
	const size = -rate;
	if (draw.inTurn('ask') === 'y') {
		const factored = equation(output, product(size, difference(t, input)));
		const answer = valueOf(start, setting);
		return {
			prompt: say`The equation ${factored} gives ${lettered(introduced(setting))}. What is ${quantity} at the start, in ${unit}?`,
			answer: withMisconceptions(
				answer,
				[valueOf(size, setting), `gave the decrease in ${quantity} ${eachOf(setting)}`],
				[valueOf(t, setting), `gave the number of ${many} until ${quantity} is 0`],
			),
			steps: [
				line(factored),
				line(
					equation(output, product(size, difference(t, num(0)))),
					`the start is at the ${output}-intercept, where ${input} is 0`,
				),
				line(equation(output, start), `${size} × ${t} = ${start}`),
				sentence(say`At the start, ${quantity} is ${answer.body}.`),
			],
			hints: [say`What is the value of ${symbol(input)} at the start?`],
		};
	}
	const answer = withUnit(integer(t), many);
	const story = { setting, rate, start };
	return {
		prompt: say`${setting.tell(start, size)} ${zero}`,
		answer: withMisconceptions(
			answer,
			[integer(start), `gave ${setting.begin} instead of ${inputOf(setting)}`],
			[integer(start - size), 'subtracted instead of dividing'],
		),
		steps: [
			named(setting),
			line(ruleEquation(story), ruleReason(story)),
			line(
				equation(num(0), rule(story)),
				`${ends} at the ${input}-intercept, where ${output} is 0`,
			),
			line(equation(product(size, input), start), `add ${size}${input} to both sides`),
			line(equation(input, t), `divide both sides by ${size}`),
			sentence(say`${capital(ends)} after ${answer.body}.`),
		],
		hints: [
			say`If ${symbol(input)} is the number of ${many}, what is ${quantity} in terms of ${symbol(input)}?`,
			say`For which value of ${symbol(input)} is ${quantity} ${0}?`,
		],
	};
};

export const skills: Skills = {
	'Find the intercepts of a line'(draw) {
		const [a, b, c] = [draw.int('a'), draw.int('b'), draw.int('c')];
		const terms = plus([term(a, 'x')], [term(b, 'y')], [term(c)]);
		if (gcd(gcd(a, b), c) > 1 || a < 0) return undefined;
		const given = equation(polynomialExpression(terms), 0);
		return askFor(draw.random.pick(['x', 'y']), given, [a, b, -c], c);
	},
	'Find both intercepts of ax + by = c'(draw) {
		const [a, b, c] = [draw.int('a'), draw.int('b'), draw.int('c')];
		if (gcd(gcd(a, b), c) > 1 || !clearSigns(a, b)) return undefined;
		return askFor('both', standardForm(a, b, c), [a, b, c]);
	},
	'Find the intercepts of ax + by = c'(draw) {
		const [p, q, k] = [draw.int('p'), draw.int('q'), draw.int('k')];
		const shared = gcd(p, q);
		const [a, b] = [(k * q) / shared, (k * p) / shared];
		if (Math.abs(p) === 1 && Math.abs(q) === 1) return undefined;
		if (Math.max(Math.abs(a), Math.abs(b)) > 12 || !clearSigns(a, b)) return undefined;
		return askFor(draw.random.pick(['x', 'y', 'both']), standardForm(a, b, a * p), [a, b, a * p]);
	},
	'Find the intercepts of y = mx + b': fromSlopeForm,
	'Interpret the intercepts of a line in context': meaningOfIntercepts,
	'Find intercepts or slope from an equation'(draw) {
		const [a, b, c] = [draw.int('a'), draw.int('b'), draw.int('c')];
		if (gcd(gcd(a, b), c) > 1 || !clearSigns(a, b)) return undefined;
		return numberOf(draw.inTurn('ask'), a, b, c);
	},
};

const axis = (letter: string) => say`${symbol(letter)}-intercept`;

const oneHint = (letter: string) =>
	say`What is the value of ${symbol(letter === 'x' ? 'y' : 'x')} where a line crosses the ${symbol(letter)}-axis?`;

const bothHint = say`What is ${symbol('y')} where a line crosses the ${symbol('x')}-axis, and what is ${symbol('x')} where it crosses the ${symbol('y')}-axis?`;

/** The line ax + by = c; `rest` is the constant on the left when it is written there. */
function askFor(
	which: string,
	given: Expression,
	[a, b, c]: Coefficients,
	rest = 0,
): Draft | undefined {
	const [x, y] = [fraction(c, a), fraction(c, b)];
	const drawn = (step: Line, spot: At): Line =>
		which === 'both' ? step : withStraights(step, [{ a, b, c }], [spot]);
	const across = [
		...oneIntercept('x', [a, b, c], rest),
		drawn(sentence(say`The ${axis('x')} is ${pointAt([x, 0])}.`), [x, 0]),
	];
	const up = [
		...oneIntercept('y', [a, b, c], rest),
		drawn(sentence(say`The ${axis('y')} is ${pointAt([0, y])}.`), [0, y]),
	];
	const hints = [which === 'both' ? bothHint : oneHint(which)];
	if (which === 'both') {
		// Two equal intercepts do not show which is which.
		if (x.equals(y)) return undefined;
		const both = list(pointAt([x, 0]), pointAt([0, y]));
		return {
			prompt: say`Find both intercepts of the line ${given}. Write them as two ordered pairs, with the ${axis('x')} first.`,
			answer: withMisconceptions(
				written('point-set', both),
				...mergedByValue(
					[
						written('point-set', list(pointAt([y, 0]), pointAt([0, x]))),
						'switched the two intercepts',
					],
					[
						written('point-set', list(pointAt([a, 0]), pointAt([0, b]))),
						'used the coefficients as the intercepts',
					],
				),
				[written('point-set', pointAt([x, 0])), 'gave only the x-intercept'],
			),
			steps: [
				line(given),
				...across,
				...up,
				withStraights(
					sentence(say`The intercepts are ${pointAt([x, 0])} and ${pointAt([0, y])}.`),
					[{ a, b, c }],
					[
						[x, 0],
						[0, y],
					],
				),
			],
			hints,
		};
	}
	return {
		prompt: say`Find the ${axis(which)} of the line ${given}. Write it as an ordered pair.`,
		answer:
			which === 'x'
				? withMisconceptions(
						point(x, 0),
						[point(0, x), 'wrote the coordinates in the wrong order'],
						[point(0, y), 'gave the y-intercept'],
						...otherSign(point(x.neg(), 0), c, a, rest),
					)
				: withMisconceptions(
						point(0, y),
						[point(y, 0), 'wrote the coordinates in the wrong order'],
						[point(x, 0), 'gave the x-intercept'],
						...otherSign(point(0, y.neg()), c, b, rest),
					),
		steps: [line(given), ...(which === 'x' ? across : up)],
		hints,
	};
}

const MOVED = 'did not change the sign of the constant when moving it';

function otherSign(wrong: DraftAnswer, c: number, factor: number, rest: number): WrongAnswer[] {
	const why = rest === 0 ? droppedSign(c, factor) : MOVED;
	return why === undefined ? [] : [[wrong, why]];
}

function fromSlopeForm(draw: Draw): Draft | undefined {
	const [m, b] = [draw.int('m'), draw.int('b')];
	if (Math.abs(m) === 1) return undefined;
	const given = lineEquation(m, b);
	const x = fraction(-b, m);
	const upward = draw.random.int(0, 3) === 0;
	return {
		prompt: say`Find the ${axis(upward ? 'y' : 'x')} of the line ${given}. Write it as an ordered pair.`,
		answer: upward
			? withMisconceptions(
					point(0, b),
					[point(b, 0), 'wrote the coordinates in the wrong order'],
					[point(x, 0), 'gave the x-intercept'],
					[point(0, m), 'used the slope instead of the constant term'],
				)
			: withMisconceptions(
					point(x, 0),
					[point(0, x), 'wrote the coordinates in the wrong order'],
					[point(0, b), 'gave the y-intercept'],
					[point(x.neg(), 0), MOVED],
				),
		steps: upward
			? [
					line(given),
					line(equation('y', sum(product(m, num(0)), b)), ZERO_ON.y),
					line(equation('y', b), 'any number times 0 is 0'),
					withStraights(
						sentence(say`The ${axis('y')} is ${pointAt([0, b])}.`),
						[risingBy(m, b)],
						[[0, b]],
					),
				]
			: [
					line(given),
					line(equation(0, polynomialExpression(linear(m, 'x', b))), ZERO_ON.x),
					line(equation(-b, product(m, 'x')), takeAway(b)),
					line(equation('x', num(x)), dividing(m)),
					withStraights(
						sentence(say`The ${axis('x')} is ${pointAt([x, 0])}.`),
						[risingBy(m, b)],
						[[x, 0]],
					),
				],
		hints: [
			say`What is ${symbol(upward ? 'x' : 'y')} at a point on the ${symbol(upward ? 'y' : 'x')}-axis?`,
		],
	};
}

function numberOf(ask: string, a: number, b: number, c: number): Draft | undefined {
	const given = standardForm(a, b, c);
	const [letter, other] = ask.startsWith('x') ? (['x', 'y'] as const) : (['y', 'x'] as const);
	if (!ask.startsWith('area') && Math.abs(a) === Math.abs(b)) return undefined;
	if (!ask.startsWith('area'))
		return {
			prompt: say`In the ${symbol('xy')}-plane, the line ${given} crosses the ${symbol(letter)}-axis at one point. What is the ${symbol(letter)}-coordinate of this point?`,
			answer: withMisconceptions(
				rational(fraction(c, letter === 'x' ? a : b)),
				[
					rational(fraction(c, letter === 'x' ? b : a)),
					`gave the ${other}-coordinate of the point on the ${other}-axis`,
				],
				...otherSign(rational(fraction(-c, letter === 'x' ? a : b)), c, letter === 'x' ? a : b, 0),
			),
			steps: [line(given), ...oneIntercept(letter, [a, b, c])],
			hints: [oneHint(letter)],
		};
	const [x, y] = [fraction(c, a), fraction(c, b)];
	const area = x.mul(y).abs().div(2);
	return {
		prompt: say`In the ${symbol('xy')}-plane, what is the area, in square units, of the triangle that the line ${given} forms with the two axes?`,
		answer: withMisconceptions(
			rational(area),
			[rational(area.mul(2)), 'did not divide by 2'],
			[rational(x.abs().add(y.abs())), 'added the base and the height'],
			...(x.mul(y).lt(0) ? [[rational(area.neg()), 'gave a negative area'] as const] : []),
		),
		steps: [
			line(given),
			...oneIntercept('x', [a, b, c]),
			...oneIntercept('y', [a, b, c]),
			line(
				equation('A', times(fraction(1, 2), num(x.abs()), num(y.abs()))),
				x.lt(0) || y.lt(0)
					? 'half of the base times the height; the two legs lie on the axes, and lengths are positive'
					: 'half of the base times the height; the two legs lie on the axes',
			),
			line(equation('A', num(area)), 'multiply'),
			sentence(say`The area of the triangle is ${num(area)} square units.`),
		],
		hints: [
			say`Where does the line cross the axes?`,
			say`So what are the base and the height of the triangle?`,
		],
	};
}
