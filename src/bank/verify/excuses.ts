/**
 * What may change in a prompt without changing its answer or any line of its solution, with the reason. An excuse that
 * is unused in the whole bank fails the build.
 */
import { type Excuse, FEATURE_EXCUSES } from './feature-excuses.ts';

/** Reasons that excused nothing, by the counts of the whole bank. */
export const unusedExcuses = (excused: ReadonlyMap<string, number>): string[] =>
	EXCUSES.map(({ reason }) => reason).filter((reason) => !excused.has(reason));

/** For the one unit of its kind in a question, whatever the skill. */
export const LONE_UNIT =
	'Nothing else is measured in this kind of unit, so any other unit would give the same answer.';

export const EXCUSES: readonly Excuse[] = [
	...FEATURE_EXCUSES,
	{
		reason: 'The answer is rounded, or one of few, and stays right with a number this near.',
		skills: [
			'expr.evaluate | Evaluate expressions with powers',
			'fin.compound | Find the time an investment needs to grow',
			'func.compose | Find a value of a composition',
			'func.compose | Find the domain of a composition',
			'geo.circle-eqn | Locate points on, inside, or outside a circle',
			'lin.from-two-points | Write an equation from two points',
			'lin.slope-points | Find the slope through two points',
			'num.dec-ops | Estimate before computing',
			'num.factors | Find a digit that makes a number divisible',
			'num.factors | Identify prime and composite numbers',
			'pct.basic | Estimate a percent of a number',
			'prob.compound | Apply the addition rule',
			'prob.simple | Find a probability by counting',
			'quad.area-story | Solve area, number, and right-triangle problems',
			'quad.ineq | Solve height and profit inequalities',
			'quad.projectile | Find when a projectile reaches a height',
			'ratio.unit-rate | Compare two unit rates',
			'stat.center | Predict the effect of adding or removing values',
			'stat.spread',
			'trig.law-cosines',
		],
		isLine: true,
	},
	{
		reason: 'A number that is no divisor is not in the answer, and neither is the next one.',
		skills: ['num.factors | Apply divisibility tests'],
		asks: /divide \$\d+\$ evenly/,
		isUnread: true,
		isLine: true,
	},
	{
		reason: 'The number of a grade only names it.',
		skills: [
			'prob.counting | Apply the counting principle',
			'prob.simple | Find a probability by counting',
		],
		around: /grade \d+/,
		isUnread: true,
		isLine: true,
	},
	{
		reason: 'The question asks for a type, and other numbers give the same type.',
		skills: [
			'eq.absolute',
			'eq.check',
			'func.is-function',
			'geo.coord-classify',
			'geo.similar',
			'ineq.absolute',
			'ineq.compound',
			'ineq.multi',
			'lin.half-plane',
			'sys.ineq',
			'sys.nonlinear',
			'trig.ambiguous',
		],
	},
	{
		reason: 'The mistake is in this line or in an earlier one, so the line may say anything.',
		skills: ['eq.multi-step', 'expr.equivalent | Find an error in combining rational expressions'],
		asks: /Which line contains the first mistake/,
		isUnread: true,
		isLine: true,
	},
	{
		reason:
			'The rule has several parts of the same form, and the solution repeats those that matter.',
		skills: [
			'expr.equivalent',
			'poly.classify',
			'poly.from-zeros',
			'poly.remainder',
			'poly.zero-product',
			'trig.ambiguous',
			'trig.features',
			'trig.simplify',
			'trig.sum-diff',
		],
		isLine: true,
	},
	{
		reason: 'Adding the same number to all values does not change their spread.',
		skills: ['stat.center | Predict the effect of shifting or scaling data'],
		isUnread: true,
	},
	{
		reason: 'A constant cancels in every difference of two values of the function.',
		skills: ['func.avg-rate', 'rate.instant'],
	},
	{
		reason: 'The input lies in another piece of the rule.',
		skills: ['func.piecewise'],
	},
	{
		reason: 'The sign disappears when the number is squared, or when two factors change signs.',
		skills: [
			'cplx.ops',
			'func.graph-match',
			'num.int-mul',
			'poly.binomial',
			'poly.factor-special',
			'poly.special',
			'quad.complete-square',
			'quad.from-features',
			'trig.equation-from',
			'trig.simplify',
		],
	},
	{
		reason:
			'The sine and cosine of 45° are equal, and a rotation of 180° is the same in both directions.',
		skills: ['trig.exact'],
	},
	{
		reason: 'A fair coin shows heads as often as tails.',
		skills: ['prob.compound'],
		around: /coin shows (?:heads|tails)/,
		isUnread: true,
	},
	{
		reason: 'The variable with this coefficient is 0.',
		skills: ['sys.three', 'sys.elimination', 'sys.matrix'],
	},
	{
		reason: 'A value that the statistic does not depend on.',
		skills: ['stat.center', 'stat.scatter', 'stat.spread', 'stat.display'],
	},
	{
		reason: 'The statement is about the kind of story or study; any number would do.',
		skills: ['func.model-choice', 'stat.sampling', 'func.domain'],
		isUnread: true,
	},
	{
		reason:
			'The end of a range in which no other solution lies, or a side that is too short either way.',
		skills: ['geo.distance', 'func.numeric-solve', 'stat.display', 'trig.ambiguous'],
		isUnread: true,
		isLine: true,
	},
	{
		reason: 'A given part that does not affect what the question asks for.',
		skills: [
			'func.compare',
			'geo.congruent',
			'geo.side-splitter',
			'ineq.story',
			'lin.forms',
			'poly.end-behavior',
			'ratio.simplify',
			'trig.arc',
			'func.numeric-solve',
		],
		isUnread: true,
		isLine: true,
	},
	{
		reason: 'A given term that the rule multiplies by 0, or that only later terms use.',
		skills: ['seq.recursive | Find terms from a two-term recursion'],
		isUnread: true,
		isLine: true,
	},
];
