/**
 * What the words of a misconception say about its value. A rule matches whole sentences; words without a rule are not
 * checked.
 */
import { ANGLE_MEASURE_RULES } from './geometry/angle-measures.ts';
import { ANGLE_SUM_RULES } from './geometry/angle-sums.ts';
import { ANGLE_VALUE_RULES } from './geometry/angle-values.ts';
import { ANNUAL_INTEREST_RULES } from './number/annual-interest.ts';
import { AREA_RULES } from './geometry/areas.ts';
import { ASKED_RULES, OTHER_SET_RULES } from './functions/asked-instead.ts';
import { BOX_PLOT_RULES } from './data/box-plots.ts';
import { CHANCE_RULES } from './data/chances.ts';
import { CHANGED_DATA_RULES } from './data/changed-data.ts';
import { CHANGED_MODEL_RULES } from './geometry/changed-models.ts';
import { CHOICE_RULES } from './functions/chosen-kinds.ts';
import { CHOSEN_GRAPH_RULES } from './functions/chosen-graphs.ts';
import { CHOSEN_PART_RULES } from './general/chosen-parts.ts';
import { CHOSEN_FACTOR_RULES } from './algebra/chosen-factors.ts';
import { CHOSEN_WORD_RULES } from './geometry/chosen-words.ts';
import { CIRCLE_RULES } from './geometry/circles.ts';
import { COMPLEX_RULES } from './algebra/complex-numbers.ts';
import { CONIC_RULES } from './geometry/conics.ts';
import { COORDINATE_RULES } from './functions/coordinates.ts';
import { DATA_DISPLAY_RULES } from './data/data-displays.ts';
import { DATA_SET_RULES } from './data/data-sets.ts';
import { DECIMAL_RULES } from './number/decimals.ts';
import { DISCRIMINANT_RULES } from './equations/discriminants.ts';
import { DISTRIBUTION_RULES } from './algebra/distributed-factors.ts';
import { DIVISOR_RULES } from './number/divisors.ts';
import { END_BEHAVIOR_RULES } from './functions/end-behavior.ts';
import { EQUAL_PAYMENT_RULES } from './number/equal-payments.ts';
import { EQUATION_STORY_RULES } from './equations/equation-stories.ts';
import { EXPONENTIAL_RULES } from './functions/exponentials.ts';
import { EXPRESSION_FORM_RULES } from './algebra/expression-forms.ts';
import { FACTOR_RULES } from './general/factors.ts';
import { FORMULA_PART_RULES } from './general/formula-parts.ts';
import { FORMULA_SIGN_RULES } from './general/formula-signs.ts';
import { FRACTION_FORM_RULES } from './number/fraction-forms.ts';
import { FRACTION_OPERATION_RULES } from './number/fraction-operations.ts';
import { VALUE_RULES } from './algebra/from-values.ts';
import { FUNCTION_VALUE_RULES } from './functions/function-values.ts';
import { GIVEN_TERM_RULES } from './functions/given-terms.ts';
import { GRAPH_MOVE_RULES } from './functions/graph-moves.ts';
import { GRAPH_READING_RULES } from './functions/graphs-read.ts';
import { GROWTH_RULES } from './functions/growth.ts';
import { HALF_PLANE_RULES } from './equations/half-planes.ts';
import { INEQUALITY_RULES } from './equations/inequalities.ts';
import { INFINITE_SERIES_RULES } from './functions/infinite-series.ts';
import { MATRIX_RULES } from './algebra/matrices.ts';
import { SECOND_ANGLE_RULES } from './geometry/second-angles.ts';
import { CHANGED_ANSWER_RULES } from './general/changed-answers.ts';
import { INVERSE_MATRIX_RULES } from './algebra/inverse-matrices.ts';
import { INTEGER_STORY_RULES } from './number/integer-stories.ts';
import { INVERSE_RULES } from './functions/inverse-functions.ts';
import { INVERSE_OPERATION_RULES } from './equations/inverse-operations.ts';
import { LINEAR_MODEL_RULES } from './equations/linear-models.ts';
import { LOGARITHM_RULES } from './functions/logarithms.ts';
import { NUMBER_LINE_RULES } from './number/number-lines.ts';
import { NUMBER_SET_RULES } from './number/number-sets.ts';
import { NEAR_ASYMPTOTE_RULES } from './functions/near-asymptotes.ts';
import { OTHER_VALUE_RULES } from './general/other-values.ts';
import { QUADRATIC_COEFFICIENT_RULES } from './equations/quadratic-coefficients.ts';
import { OPERATION_RULES } from './general/operations.ts';
import { PARABOLA_RULES } from './equations/parabolas.ts';
import { PART_RULES } from './general/parts-left-out.ts';
import { PERCENTS_TOGETHER_RULES } from './number/percents-together.ts';
import { PERCENT_RULES } from './number/percents.ts';
import { POINT_DISTANCE_RULES } from './geometry/point-distances.ts';
import { POINT_RULES } from './geometry/points.ts';
import { POLYNOMIAL_FACT_RULES } from './algebra/polynomial-facts.ts';
import { STATED_VALUE_RULES } from './number/stated-values.ts';
import { POLYNOMIAL_DIVISION_RULES } from './algebra/polynomial-division.ts';
import { PIECEWISE_RULES } from './functions/piecewise-mistakes.ts';
import { POWER_RULES } from './algebra/powers.ts';
import { PROJECTILE_RULES } from './equations/projectiles.ts';
import { PROOF_EXPRESSION_RULES } from './geometry/proof-expressions.ts';
import { PROPERTY_RULES } from './number/properties.ts';
import { PROPORTIONAL_TABLE_RULES } from './number/proportional-tables.ts';
import { PROPORTION_RULES } from './number/proportions.ts';
import { RADICAL_RULES } from './algebra/radicals.ts';
import { RATE_RULES } from './functions/rates-of-change.ts';
import { RATIONAL_GRAPH_RULES } from './algebra/rational-graphs.ts';
import { RESULT_RULES } from './general/results.ts';
import { RIGHT_TRIANGLE_RULES } from './geometry/right-triangles.ts';
import { ROUNDING_RULES } from './number/rounding.ts';
import type { Rule } from './rule.ts';
import { SAMPLE_RULES } from './data/samples.ts';
import { SCATTER_PLOT_RULES } from './data/scatter-plots.ts';
import { SCIENTIFIC_NOTATION_RULES } from './number/scientific-notation.ts';
import { SEQUENCE_FORMULA_RULES } from './functions/sequence-formulas.ts';
import { SEQUENCE_RULES } from './functions/sequences.ts';
import { SERIES_RULES } from './functions/series.ts';
import { TRIAL_RULES } from './data/several-trials.ts';
import { SHOWN_PAIR_RULES } from './functions/shown-pairs.ts';
import { SIGN_RULES } from './general/signs.ts';
import { SIMILAR_FIGURE_RULES } from './geometry/similar-figures.ts';
import { SINUSOID_RULES } from './geometry/sinusoids.ts';
import { SOLID_RULES } from './geometry/solids.ts';
import { SOLUTION_COUNT_RULES } from './equations/solution-counts.ts';
import { SOLUTION_SET_RULES } from './equations/solution-sets.ts';
import { POWER_EQUATION_RULES } from './equations/solving-with-powers.ts';
import { SPECIAL_PRODUCT_RULES } from './algebra/special-products.ts';
import { SQUARE_AND_POWER_RULES } from './functions/square-and-power.ts';
import { STORY_GRAPH_RULES } from './functions/story-graphs.ts';
import { STRAIGHT_LINE_RULES } from './equations/straight-lines.ts';
import { STUDY_RULES } from './data/studies.ts';
import { SUBSTITUTION_RULES } from './algebra/substituted-values.ts';
import { TAX_RULES } from './number/taxes.ts';
import { TERM_RULES } from './general/terms.ts';
import { TRANSFORMATION_RULES } from './geometry/transformations.ts';
import { TRIANGLE_RULES } from './geometry/triangles.ts';
import { TRIED_RULES } from './equations/tried-values.ts';
import { TWO_FUNCTION_RULES } from './functions/two-functions.ts';
import { TWO_WAY_TABLE_RULES } from './data/two-way-tables.ts';
import { VARIATION_RULES } from './number/variation.ts';
import { WAY_RULES } from './data/ways.ts';
import { WHOLE_EQUATION_RULES } from './equations/whole-equations.ts';
import { WRITTEN_EXPRESSION_RULES } from './number/written-expressions.ts';
import { ZERO_RULES } from './algebra/zeros.ts';
import { remembered } from '../../../math/remembered.ts';

/** The rules of a field first: the general ones ask less of a wrong answer, so they speak only where no other can. */
const RULES: readonly Rule[] = [
	...CHOSEN_FACTOR_RULES,
	...ASKED_RULES,
	...GRAPH_MOVE_RULES,
	...EXPONENTIAL_RULES,
	...GROWTH_RULES,
	...SQUARE_AND_POWER_RULES,
	...PIECEWISE_RULES,
	...LOGARITHM_RULES,
	...SHOWN_PAIR_RULES,
	...FUNCTION_VALUE_RULES,
	...RATE_RULES,
	...INVERSE_RULES,
	...GRAPH_READING_RULES,
	...NEAR_ASYMPTOTE_RULES,
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
	...TAX_RULES,
	...DECIMAL_RULES,
	...ROUNDING_RULES,
	...SCIENTIFIC_NOTATION_RULES,
	...NUMBER_SET_RULES,
	...DIVISOR_RULES,
	...NUMBER_LINE_RULES,
	...PROPERTY_RULES,
	...ZERO_RULES,
	...PARABOLA_RULES,
	...PROJECTILE_RULES,
	...DISCRIMINANT_RULES,
	...QUADRATIC_COEFFICIENT_RULES,
	...POLYNOMIAL_DIVISION_RULES,
	...POLYNOMIAL_FACT_RULES,
	...POWER_RULES,
	...INEQUALITY_RULES,
	...END_BEHAVIOR_RULES,
	...EXPRESSION_FORM_RULES,
	...VALUE_RULES,
	...POWER_EQUATION_RULES,
	...SUBSTITUTION_RULES,
	...SPECIAL_PRODUCT_RULES,
	...DISTRIBUTION_RULES,
	...RATIONAL_GRAPH_RULES,
	...RADICAL_RULES,
	...COMPLEX_RULES,
	...INVERSE_MATRIX_RULES,
	...MATRIX_RULES,
	...WHOLE_EQUATION_RULES,
	...STRAIGHT_LINE_RULES,
	...LINEAR_MODEL_RULES,
	...HALF_PLANE_RULES,
	...TRIED_RULES,
	...ANGLE_MEASURE_RULES,
	...ANGLE_SUM_RULES,
	...ANGLE_VALUE_RULES,
	...AREA_RULES,
	...CHANGED_MODEL_RULES,
	...CHOSEN_GRAPH_RULES,
	...CHOSEN_PART_RULES,
	...CHOSEN_WORD_RULES,
	...PROOF_EXPRESSION_RULES,
	...CIRCLE_RULES,
	...CONIC_RULES,
	...POINT_RULES,
	...POINT_DISTANCE_RULES,
	...RIGHT_TRIANGLE_RULES,
	...SIMILAR_FIGURE_RULES,
	...SINUSOID_RULES,
	...SOLID_RULES,
	...TRANSFORMATION_RULES,
	...TRIANGLE_RULES,
	...SECOND_ANGLE_RULES,
	...SOLUTION_SET_RULES,
	...SOLUTION_COUNT_RULES,
	...EQUATION_STORY_RULES,
	...INVERSE_OPERATION_RULES,
	...SIGN_RULES,
	...PART_RULES,
	...FACTOR_RULES,
	...TERM_RULES,
	...RESULT_RULES,
	...OPERATION_RULES,
	...FORMULA_SIGN_RULES,
	...FORMULA_PART_RULES,
	...CHANGED_ANSWER_RULES,
	...OTHER_VALUE_RULES,
	...STATED_VALUE_RULES,
	...OTHER_SET_RULES,
];

/** Remembered, since the same words occur with many values. */
export const rulesFor = remembered((why: string): readonly Rule[] =>
	rulesAfter(why.slice(0, why.indexOf(' ') + 1)).filter(({ pattern }) => pattern.test(why)),
);

/** The rules with a sentence that may begin with this word and its space. */
const rulesAfter = remembered((word: string): readonly Rule[] =>
	RULES.filter(({ openings }) =>
		openings.some((opening) => opening.startsWith(word) || word.startsWith(opening)),
	),
);
