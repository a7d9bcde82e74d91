/**
 * What the words of a misconception say about its value. A rule matches whole sentences; words without a rule are not
 * checked.
 */
import { ANGLE_MEASURE_RULES } from './rules/angle-measures.ts';
import { ANGLE_SUM_RULES } from './rules/angle-sums.ts';
import { ANGLE_VALUE_RULES } from './rules/angle-values.ts';
import { ANNUAL_INTEREST_RULES } from './rules/annual-interest.ts';
import { AREA_RULES } from './rules/areas.ts';
import { BOX_PLOT_RULES } from './rules/box-plots.ts';
import { CHANCE_RULES } from './rules/chances.ts';
import { CHANGED_DATA_RULES } from './rules/changed-data.ts';
import { CHOICE_RULES } from './rules/choices.ts';
import { CHOSEN_WORD_RULES } from './rules/chosen-words.ts';
import { CIRCLE_RULES } from './rules/circles.ts';
import { COMPLEX_RULES } from './rules/complex-numbers.ts';
import { CONIC_RULES } from './rules/conics.ts';
import { COORDINATE_RULES } from './rules/coordinates.ts';
import { DATA_DISPLAY_RULES } from './rules/data-displays.ts';
import { DATA_SET_RULES } from './rules/data-sets.ts';
import { DECIMAL_RULES } from './rules/decimals.ts';
import { DISCRIMINANT_RULES } from './rules/discriminants.ts';
import { DISTRIBUTION_RULES } from './rules/distributed-factors.ts';
import { DIVISOR_RULES } from './rules/divisors.ts';
import { END_BEHAVIOUR_RULES } from './rules/end-behaviour.ts';
import { EQUAL_PAYMENT_RULES } from './rules/equal-payments.ts';
import { EQUATION_STORY_RULES } from './rules/equation-stories.ts';
import { EXPONENTIAL_RULES } from './rules/exponentials.ts';
import { FACTOR_RULES } from './rules/factors.ts';
import { FORMULA_PART_RULES } from './rules/formula-parts.ts';
import { FORMULA_SIGN_RULES } from './rules/formula-signs.ts';
import { FRACTION_FORM_RULES } from './rules/fraction-forms.ts';
import { FRACTION_OPERATION_RULES } from './rules/fraction-operations.ts';
import { VALUE_RULES } from './rules/from-values.ts';
import { FUNCTION_VALUE_RULES } from './rules/function-values.ts';
import { GIVEN_TERM_RULES } from './rules/given-terms.ts';
import { GRAPH_MOVE_RULES } from './rules/graph-moves.ts';
import { GRAPH_READING_RULES } from './rules/graphs-read.ts';
import { GROWTH_RULES } from './rules/growth.ts';
import { HALF_PLANE_RULES } from './rules/half-planes.ts';
import { INEQUALITY_RULES } from './rules/inequalities.ts';
import { INFINITE_SERIES_RULES } from './rules/infinite-series.ts';
import { INTEGER_STORY_RULES } from './rules/integer-stories.ts';
import { INVERSE_RULES } from './rules/inverse-functions.ts';
import { INVERSE_OPERATION_RULES } from './rules/inverse-operations.ts';
import { LINEAR_MODEL_RULES } from './rules/linear-models.ts';
import { LOGARITHM_RULES } from './rules/logarithms.ts';
import { NUMBER_LINE_RULES } from './rules/number-lines.ts';
import { NUMBER_SET_RULES } from './rules/number-sets.ts';
import { OPERATION_RULES } from './rules/operations.ts';
import { PARABOLA_RULES } from './rules/parabolas.ts';
import { PART_RULES } from './rules/parts-left-out.ts';
import { PERCENTS_TOGETHER_RULES } from './rules/percents-together.ts';
import { PERCENT_RULES } from './rules/percents.ts';
import { POINT_RULES } from './rules/points.ts';
import { POLYNOMIAL_DIVISION_RULES } from './rules/polynomial-division.ts';
import { POWER_RULES } from './rules/powers.ts';
import { PROJECTILE_RULES } from './rules/projectiles.ts';
import { PROPERTY_RULES } from './rules/properties.ts';
import { PROPORTIONAL_TABLE_RULES } from './rules/proportional-tables.ts';
import { PROPORTION_RULES } from './rules/proportions.ts';
import { RADICAL_RULES } from './rules/radicals.ts';
import { RATE_RULES } from './rules/rates-of-change.ts';
import { RATIONAL_GRAPH_RULES } from './rules/rational-graphs.ts';
import { RESULT_RULES } from './rules/results.ts';
import { RIGHT_TRIANGLE_RULES } from './rules/right-triangles.ts';
import { ROUNDING_RULES } from './rules/rounding.ts';
import type { Rule } from './rules/rule.ts';
import { SAMPLE_RULES } from './rules/samples.ts';
import { SCATTER_PLOT_RULES } from './rules/scatter-plots.ts';
import { SCIENTIFIC_NOTATION_RULES } from './rules/scientific-notation.ts';
import { SEQUENCE_FORMULA_RULES } from './rules/sequence-formulas.ts';
import { SEQUENCE_RULES } from './rules/sequences.ts';
import { SERIES_RULES } from './rules/series.ts';
import { TRIAL_RULES } from './rules/several-trials.ts';
import { SIGN_RULES } from './rules/signs.ts';
import { SIMILAR_FIGURE_RULES } from './rules/similar-figures.ts';
import { SINUSOID_RULES } from './rules/sinusoids.ts';
import { SOLID_RULES } from './rules/solids.ts';
import { SOLUTION_COUNT_RULES } from './rules/solution-counts.ts';
import { SOLUTION_SET_RULES } from './rules/solution-sets.ts';
import { POWER_EQUATION_RULES } from './rules/solving-with-powers.ts';
import { SPECIAL_PRODUCT_RULES } from './rules/special-products.ts';
import { STORY_GRAPH_RULES } from './rules/story-graphs.ts';
import { STRAIGHT_LINE_RULES } from './rules/straight-lines.ts';
import { STUDY_RULES } from './rules/studies.ts';
import { SUBSTITUTION_RULES } from './rules/substituted-values.ts';
import { TERM_RULES } from './rules/terms.ts';
import { TRANSFORMATION_RULES } from './rules/transformations.ts';
import { TRIANGLE_RULES } from './rules/triangles.ts';
import { TRIED_RULES } from './rules/tried-values.ts';
import { TWO_FUNCTION_RULES } from './rules/two-functions.ts';
import { TWO_WAY_TABLE_RULES } from './rules/two-way-tables.ts';
import { VARIATION_RULES } from './rules/variation.ts';
import { WAY_RULES } from './rules/ways.ts';
import { WRITTEN_EXPRESSION_RULES } from './rules/written-expressions.ts';
import { ZERO_RULES } from './rules/zeros.ts';

const RULES: readonly Rule[] = [
	...GRAPH_MOVE_RULES,
	...EXPONENTIAL_RULES,
	...GROWTH_RULES,
	...LOGARITHM_RULES,
	...FUNCTION_VALUE_RULES,
	...RATE_RULES,
	...INVERSE_RULES,
	...GRAPH_READING_RULES,
	...COORDINATE_RULES,
	...CHOICE_RULES,
	...TWO_FUNCTION_RULES,
	...STORY_GRAPH_RULES,
	...PERCENT_RULES,
	...PERCENTS_TOGETHER_RULES,
	...ANNUAL_INTEREST_RULES,
	...EQUAL_PAYMENT_RULES,
	...SEQUENCE_RULES,
	...GIVEN_TERM_RULES,
	...SEQUENCE_FORMULA_RULES,
	...SERIES_RULES,
	...INFINITE_SERIES_RULES,
	...PROPORTION_RULES,
	...VARIATION_RULES,
	...PROPORTIONAL_TABLE_RULES,
	...CHANCE_RULES,
	...WAY_RULES,
	...TRIAL_RULES,
	...TWO_WAY_TABLE_RULES,
	...DATA_SET_RULES,
	...CHANGED_DATA_RULES,
	...DATA_DISPLAY_RULES,
	...BOX_PLOT_RULES,
	...SCATTER_PLOT_RULES,
	...SAMPLE_RULES,
	...STUDY_RULES,
	...WRITTEN_EXPRESSION_RULES,
	...INTEGER_STORY_RULES,
	...FRACTION_OPERATION_RULES,
	...FRACTION_FORM_RULES,
	...DECIMAL_RULES,
	...ROUNDING_RULES,
	...SCIENTIFIC_NOTATION_RULES,
	...NUMBER_SET_RULES,
	...DIVISOR_RULES,
	...NUMBER_LINE_RULES,
	...PROPERTY_RULES,
	...SIGN_RULES,
	...PART_RULES,
	...FACTOR_RULES,
	...TERM_RULES,
	...RESULT_RULES,
	...OPERATION_RULES,
	...FORMULA_SIGN_RULES,
	...FORMULA_PART_RULES,
	...ZERO_RULES,
	...PARABOLA_RULES,
	...PROJECTILE_RULES,
	...DISCRIMINANT_RULES,
	...POLYNOMIAL_DIVISION_RULES,
	...POWER_RULES,
	...INEQUALITY_RULES,
	...END_BEHAVIOUR_RULES,
	...VALUE_RULES,
	...POWER_EQUATION_RULES,
	...SUBSTITUTION_RULES,
	...SPECIAL_PRODUCT_RULES,
	...DISTRIBUTION_RULES,
	...RATIONAL_GRAPH_RULES,
	...RADICAL_RULES,
	...COMPLEX_RULES,
	...STRAIGHT_LINE_RULES,
	...LINEAR_MODEL_RULES,
	...HALF_PLANE_RULES,
	...TRIED_RULES,
	...ANGLE_MEASURE_RULES,
	...ANGLE_SUM_RULES,
	...ANGLE_VALUE_RULES,
	...AREA_RULES,
	...CHOSEN_WORD_RULES,
	...CIRCLE_RULES,
	...CONIC_RULES,
	...POINT_RULES,
	...RIGHT_TRIANGLE_RULES,
	...SIMILAR_FIGURE_RULES,
	...SINUSOID_RULES,
	...SOLID_RULES,
	...TRANSFORMATION_RULES,
	...TRIANGLE_RULES,
	...SOLUTION_SET_RULES,
	...SOLUTION_COUNT_RULES,
	...EQUATION_STORY_RULES,
	...INVERSE_OPERATION_RULES,
];

const known = new Map<string, readonly Rule[]>();

/** Cached, since the same words occur with many values. */
export function rulesFor(why: string): readonly Rule[] {
	const rules = known.get(why) ?? RULES.filter(({ pattern }) => pattern.test(why));
	known.set(why, rules);
	return rules;
}
