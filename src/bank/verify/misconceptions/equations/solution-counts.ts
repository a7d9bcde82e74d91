/** How many solutions there are, and how two lines are related: which choice the words lead to, and from which key. */
import { chose } from '../relations/chosen-answers.ts';
import { either } from '../relations/combined.ts';
import { rule, type Rule } from '../rule.ts';

const NONE = /^no solution$/;
const ONE = /^exactly one solution$/;
const TWO = /^exactly two solutions$/;
const ALL = /^infinitely many solutions$/;

const SAME = /are the same/;
const PARALLEL = /are parallel/;
const PERPENDICULAR = /are perpendicular/;
const NEITHER = /neither/;

export const SOLUTION_COUNT_RULES: readonly Rule[] = [
	rule(
		chose(TWO),
		'assumed that two lines can intersect twice',
		'forgot that a linear equation in one variable cannot have exactly two solutions',
	),
	rule(
		chose(ONE),
		'assumed that (?:every equation has exactly one solution|two equations always have exactly one common solution|a line always meets a parabola at exactly one point)',
		'did not notice that the x-terms cancel',
	),
	rule(chose(ONE, NONE), 'assumed that two different lines always intersect'),
	rule(
		chose(NONE, ONE),
		'assumed that (?:lines with different y-intercepts are parallel|two sides with different constants can never be equal)',
	),
	rule(
		chose(NONE, ALL),
		'compared only the slopes, and concluded that the lines are parallel',
		'assumed that (?:an equation has no solution whenever the variable terms cancel|there is no solution whenever the variables cancel)',
	),
	rule(chose(NONE, ONE), 'concluded that no number has an absolute value of 0'),
	rule(chose(NONE, TWO), 'made the right side negative when isolating the absolute value'),
	rule(chose(NONE), 'answered “no solution” because the right side was negative, .*'),
	rule(
		chose(ALL, NONE),
		'compared only the (?:slopes, not the y-intercepts|variable terms, which are equal)',
		'assumed that there are infinitely many solutions whenever the variables cancel',
	),
	rule(
		chose(ALL, ONE),
		'counted all the points on one line, not only those on both lines',
		'assumed that an equation with [a-z] on both sides is true for every value of [a-z]',
	),
	rule(chose(ALL), 'assumed that a line can lie on a parabola'),
	// Two lines
	rule(
		either(chose(PARALLEL, PERPENDICULAR), chose(PERPENDICULAR, PARALLEL)),
		'mixed up the slope conditions for parallel and perpendicular lines',
	),
	rule(
		chose(SAME, PERPENDICULAR),
		'mixed up the slope conditions for parallel and perpendicular lines and did not compare the y-intercepts',
	),
	rule(chose(SAME, PARALLEL), 'did not compare the y-intercepts of the lines'),
	rule(chose(NEITHER, PERPENDICULAR), 'checked only whether the slopes are equal'),
	rule(
		chose(NEITHER, PARALLEL),
		'compared the (?:coefficients|y-intercepts) instead of the slopes',
	),
	rule(
		chose(PERPENDICULAR, NEITHER),
		'treated slopes that are (?:reciprocals|opposites) as negative reciprocals',
	),
	rule(chose(PARALLEL, NEITHER), 'treated slopes that are (?:reciprocals|opposites) as equal'),
	rule(
		chose(SAME, NEITHER),
		'treated slopes that are (?:reciprocals|opposites) as equal and did not compare the y-intercepts',
	),
];
