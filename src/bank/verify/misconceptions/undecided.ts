/**
 * Mistakes that have a rule which cannot tell in every question of a skill: a value that no line calculates, a choice in
 * words. Anywhere else, a rule that has the words of a mistake must be able to repeat it.
 */
import { remembered } from '../remembered.ts';
import { patternOf } from './rule.ts';

/** Each skill with its sentences, which are written as in rules. */
const UNDECIDED = String.raw`
	Order decimals and fractions together: compared the digits after the decimal point as whole numbers
	Combine a discount and a sales tax: found only the tax | took both percents of the original price
	Write the equation of a proportional relationship: (?:added|subtracted) the difference instead of multiplying by the ratio
	Find the constant that makes expressions equivalent: subtracted n instead of adding it
	Evaluate expressions with powers: (?:added|subtracted) TERM instead of (?:subtracting|adding) it
	Evaluate formulas from science and geometry: did not square the radius | multiplied instead of dividing
	Find an unknown value in a formula: did not subtract the two known sides | multiplied instead of dividing | subtracted instead of dividing
	Rearrange a formula, then evaluate: added the initial speed instead of subtracting it | added the two known numbers instead of subtracting them | did not square r | did not square the radius | did not subtract the areas of the two known faces | did not subtract the initial speed | did not subtract the two known numbers | did not subtract the two known sides | did not take the square root | divided instead of multiplying | multiplied instead of dividing | subtracted instead of dividing
	Use a formula to find a value: added before multiplying | multiplied by NUMBER instead of NUMBER
	Write a perimeter as a simplified expression: left out the last side
	Interpret the structure of an expression: did not divide by the coefficient | used NUMBER as a zero instead of NUMBER
	Write an expression for a two-operation phrase: added before dividing
	Find an unknown exponent: added the (?:second )?exponent in the denominator instead of subtracting it | added the exponents in the power of a power instead of multiplying them
	Simplify with exponent laws, then evaluate: ignored the negative sign in the exponent | multiplied each base by its exponent | subtracted the exponents in the wrong order
	Convert between radicals and rational exponents: multiplied by NUMBER instead of taking the cube root | used the index as the numerator of the exponent
	Evaluate powers with rational exponents: divided by NUMBER instead of taking the (?:fourth|fifth) root
	Simplify expressions with rational exponents: added the numerators and added the denominators
	Solve equations with two radicals: squared each term and left out the middle term
	Find the amount, principal, or time: used simple interest

	Find or combine the solutions of |ax + b| = c: gave only the (?:larger|smaller) solution
	Isolate the absolute value before solving: ignored the absolute value bars
	Solve absolute value equations by splitting into cases: ignored the absolute value bars
	Solve equations with two absolute values: changed the sign of only the first term in the second case
	Solve an equation, then evaluate an expression: (?:added|subtracted) TERM instead of (?:subtracting|adding) it | multiplied by the coefficient instead of dividing by it | subtracted in the wrong order | subtracted the coefficient instead of dividing by it
	Rearrange a formula in context: divided by b·y instead of subtracting it
	Solve a formula for a chosen variable: (?:added|divided by|multiplied by|subtracted) .* instead of .* it
	Solve a one-step formula for a variable: added .* instead of multiplying both sides by it
	Solve a rational formula for a variable: (?:added|divided by|subtracted) .* instead of .* it
	Solve for a variable in two terms or a denominator: (?:divided by|subtracted) .* instead of (?:subtracting|dividing both sides by) it
	Solve formulas with powers or radicals: (?:added|divided by|multiplied by|subtracted) .* instead of .* it | did not take the square root | doubled instead of squaring | subtracted in the wrong order
	Solve linear literal equations: divided in the wrong order | subtracted NUMBER instead of dividing both sides by it
	Solve distance, speed, and time problems: added the known speed instead of subtracting it | used only the (?:first|second) speed
	Find the extreme value of an expression: (?:added|subtracted) TERM instead of (?:subtracting|adding) it
	Convert point-slope form to other forms: dropped the constant on the right side
	Find a constant in standard form: gave the slope
	Find a value of a linear function from two others: subtracted the x-coordinates and the y-coordinates in opposite orders to find the slope
	Find intercepts or slope from an equation: added the base and the height
	Build and use a linear model: left out the temperature at sea level | multiplied the .* by the number of .* as well
	Write a model from two data values: left out the temperature at sea level
	Write a model in slope-intercept form: added the decrease instead of subtracting it | left out the temperature at sea level
	Write and use a linear model: added the decrease instead of subtracting it | left out the temperature at sea level | multiplied the .* by the number of .* as well
	Reflect a point across an axis: left out the reflection across the x-axis
	Find the rate and initial value in context: gave the rate of change | went back only one [a-z]+ from the first column of the table
	Find the slope through two points: gave only the change in y
	Find a variable or a combination of variables: (?:added|subtracted) TERM instead of (?:subtracting|adding) it | dropped the negative sign from TERM | subtracted the equations as if the [xy]-terms were equal
	Multiply one equation to eliminate a variable: subtracted the equations as if the [xy]-terms were equal
	Multiply one or both equations to eliminate a variable: subtracted the equations as if the [xy]-terms were equal
	Multiply or divide equations to eliminate a variable: subtracted the equations as if the [xy]-terms were equal
	Simplify an equation before eliminating a variable: subtracted the equations as if the [xy]-terms were equal
	Solve systems with fraction coefficients: subtracted the equations as if the [xy]-terms were equal
	Solve systems with fraction or decimal coefficients: subtracted the equations as if the [xy]-terms were equal
	Find the overlap of two half-planes: chose a point on a boundary that is not included
	Solve a system with matrices: did not divide by the determinant
	Count the intersections of a line and parabola: added NUMBERac in the discriminant instead of subtracting it
	Find the constant for no or infinitely many solutions: multiplied only the first term in the parentheses
	Solve a general system in three variables: added the equations as if the y-terms were opposites | subtracted the equations as if the [xy]-terms were equal

	Add or subtract polynomials to model perimeter or profit: left out the (?:lower|upper) [a-z]+
	Find the degree of sums and products: did not raise the coefficient to the power | left out the second polynomial | multiplied the coefficient by the exponent
	Identify polynomials and their degrees: assumed that a polynomial needs at least three terms
	Find a missing value in a quadratic table: added the previous first difference instead of subtracting it
	Reconstruct a missing part of a division: did not subtract the remainder before dividing | left out the remainder | subtracted only the first term of each product, and added the rest
	Factor expressions in quadratic form: chose two numbers with the right product but the opposite sum
	Complete a special factoring pattern: doubled the term instead of squaring it
	Find the constant for a perfect square trinomial: did not square NUMBER | squared half of the middle coefficient and ignored the first coefficient
	Factor out a binomial, changing signs if needed: left out the NUMBER that remains of the second term
	Factor out a common binomial: left out the NUMBER that remains of the second term
	Use an identity to compute: gave the length of a leg | left out the hypotenuse
	Solve quadratic and factored cubic inequalities: included the zeros, although the inequality is strict
	Apply the factor theorem: substituted NUMBER instead of NUMBER
	Find a remainder or constant after division: gave the constant term of the dividend as the remainder
	Find the missing term of a perfect square: did not square NUMBER | left out the variable
	Describe a graph at its zeros: matched the exponents with the wrong factors | used the signs in the factors as the signs of the zeros
	Relate zeros and multiplicities to a graph: matched the exponents with the wrong factors
	Solve number problems with quadratic equations: gave the (?:greater|lesser) of the two numbers
	Choose the most efficient method: did not check whether the left side factors
	Find the positive or greater solution: gave the lesser solution
	Find the constant for one or no real solution: left out the factor NUMBER in the discriminant
	Choose a quadratic function from its features: subtracted k instead of adding it
	Model an arch or path in vertex form: wrote \(x \+ NUMBER\)² instead of \(x − NUMBER\)²
	Solve maximum and minimum problems: gave the greater zero instead of the value halfway between the zeros
	Solve equations of the form ax² − c = d: ignored the negative sign under the radical
	Choose the equivalent single fraction: multiplied each numerator by its own denominator
	Find features of the reciprocal of a linear function: left out the negative sign in the denominator
	Solve rational inequalities with quadratic expressions: left out the zeros? of the .*
	State all restrictions on the variable in a quotient: left out the zeros? of the .*
	Clear denominators to get a linear equation: did not multiply the constant by the denominator | kept (?:an excluded value|both excluded values)
	Reject extraneous solutions: gave the excluded values instead of the solution | kept (?:an excluded value|both excluded values)
	Solve concentration, rate, and average cost problems: left out the cost of each calendar
	Solve shared-work and pipe problems: added the two times | found the mean of the two times | subtracted one time from the other

	Combine functions to model cost and profit: left out the constant NUMBER
	Find features of a product or quotient of functions: used the zero of the numerator
	Find a value of a composition: gave f\(NUMBER\) | multiplied f\(NUMBER\) by g\(NUMBER\)
	Solve for an input or a function in a composition: (?:added|subtracted) TERM instead of (?:subtracting|adding) it | composed in the opposite order
	Find the domain or range in context: gave the range
	Evaluate a function at a number: added the input to the coefficient of x instead of multiplying | applied the exponent to the coefficient, too
	Evaluate a function at an expression: did not square NUMBER
	Read inputs and outputs from a graph or table: switched the input and the output
	Read features of a parabola from its graph: gave the domain | gave the y-intercept
	Find a rule for an inverse function: (?:added|subtracted) TERM instead of (?:subtracting|adding) it
	Find the domain and range of an inverse: reversed the inequality symbol | used the opposite sign for the value that is left out
	Find the inverse of a logarithmic or exponential function: (?:added|subtracted) TERM instead of (?:subtracting|adding) it | took the reciprocal of f\(x\)
	Find the inverse of a nonlinear function: (?:added|subtracted) TERM instead of (?:subtracting|adding) it | did not square NUMBER
	Verify or find an inverse by composition: (?:added|subtracted) TERM instead of (?:subtracting|adding) it
	Compare linear and exponential plans over time: gave the balance of the (?:first|second) investment | used simple interest for the second investment
	Solve an inequality from two graphs: left out the points of intersection
	Solve f(x) = g(x) from graphs or tables: gave the output instead of the input
	Find costs from step pricing: left out the part of an? [a-z]+
	Find the input or an unknown constant: (?:added|subtracted) TERM instead of (?:subtracting|adding) it
	Find the image of a point under a transformation: did not multiply the y-coordinate by NUMBER | multiplied the x-coordinate by NUMBER instead of by NUMBER | multiplied the x-coordinate by NUMBER instead of dividing by NUMBER
	Write the rule of a transformed linear function: used the opposite sign in the input
	Write an exponential function from its asymptote and points: reversed the quotient when finding b
	Interpret the constants of an exponential model: multiplied the time by the period instead of dividing by it | used the base itself as the percent
	Solve equations with one exponential term: did not divide by the coefficient of the power | divided by the base instead of taking a logarithm
	Solve exponential equations in quadratic form: gave the values of u instead of the values of x
	Convert between logarithmic and exponential form: switched the exponent and the argument | used base NUMBER instead of base e | used the reciprocal of the argument
	Expand a logarithm: left out the factor of one half
	Solve equations with one or equal logarithms: (?:added|subtracted) TERM instead of (?:subtracting|adding) it | did not check that the arguments are positive | dropped the negative sign from the coefficient of x
	Find infinite sums and test for convergence: added only the terms that are shown
	Find the next term or rule of a pattern: gave the term after the next one
	Solve problems with geometric series: added one term too (?:few|many) | gave only the last term

	Find two angles from a comparison: wrote x instead of x \+ NUMBER for the measure of the larger angle
	Find a radius or diameter: divided by NUMBER instead of taking the square root
	Find the area of an L-, T-, or U-shaped figure: found the perimeter instead of the area
	Prove triangles congruent or find matching parts: gave the measure of angle [A-Z], which does not correspond to .*
	Use corresponding parts of congruent triangles: gave the measure of angle [A-Z], which does not correspond to .*
	Find features of a parabola: subtracted p instead of adding it
	Write the equation of a hyperbola from features: made the y-term positive instead of the x-term | used c² as the second denominator
	Find the area of a polygon on a grid: found the perimeter instead of the area
	Find the most specific name for a quadrilateral: assumed right angles without comparing the slopes
	Find the distance between two points: added the horizontal and vertical distances instead of finding the straight-line distance
	Find a missing dimension from area or perimeter: added the known sides to the perimeter instead of subtracting them | gave the sum of the known sides | left out one of the known sides
	Use the midsegment of a triangle: added the horizontal and vertical distances instead of finding the straight-line distance
	Find the sides of special right triangles: left out the hypotenuse
	Find the surface area of prisms and pyramids: found the volume
	Solve for x in the angles of a triangle: set the sum of the angles equal to NUMBER° instead of NUMBER°
	Find a missing dimension or filling time: divided by NUMBER instead of taking the square root | doubled the radius instead of squaring it
	Find the volume of cones, pyramids, and spheres: divided by NUMBER instead of taking the cube root
	Find volumes of combined solids or missing dimensions: divided by NUMBER instead of taking the cube root
	Rewrite a sinusoidal function as sine or cosine: did not change the phase shift | shifted the graph in the opposite direction
	Find features of reciprocal trigonometric graphs: did not multiply by NUMBER | multiplied by the coefficient of x instead of dividing by it | used π instead of NUMBERπ as the period of the basic graph
	Read the features of a periodic graph: gave the amplitude | gave the (?:greatest|maximum|minimum) value | gave the height of the axis
	Choose the next line of a proof: left out the exponent of the .*
	Find the missing step in a proof: left out the exponent of the .* | left out the first factor
	Relate sine and cosine of complementary angles: set the two angles equal
	Use an identity to solve an equation: used the opposite of the value from each factor
	Find the ratios of a double angle: doubled [a-z]+ x instead of using a double angle formula

	Apply the addition rule: found the probability of both events
	Find probabilities of two draws without replacement: counted only “red, then red”
	Find probabilities from a two-way table: divided by the grand total | reversed the condition and the event
	Find a mean, median, or weighted mean: ignored the frequencies
	Find the mean or median of a data set: ignored the frequencies
	Predict the effect of adding or removing values: averaged the old mean and the value | divided by the old number of values
	Compare two data displays: compared the greatest values
	Interpret a histogram or dot plot: gave the lower endpoint of the interval with the tallest bar
	Read a box plot: gave the (?:greatest|maximum|minimum) value
`;

export const UNDECIDED_BY_SKILL: ReadonlyMap<string, readonly string[]> = new Map(
	UNDECIDED.trim()
		.split(/\n\s*/)
		.map((line): [skill: string, sentences: string[]] => {
			const [skill = '', sentences = ''] = line.split(': ');
			return [skill, sentences.split(' | ')];
		}),
);

const patternFor = remembered((skill: string): RegExp =>
	patternOf(UNDECIDED_BY_SKILL.get(skill) ?? []),
);

/** Whether the rules may leave open if this mistake leads to its value. */
export const mayBeUndecided = (mistake: string, skill: string): boolean =>
	UNDECIDED_BY_SKILL.has(skill) && patternFor(skill).test(mistake);
