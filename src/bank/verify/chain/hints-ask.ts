/**
 * What a hint asks belongs to its question: "What happens to the inequality symbol when you divide by a negative number?"
 * where a reason reverses it, "Which of the two solutions makes sense?" where one is rejected. A hint from a sibling
 * question has none of it.
 */
import { questionText } from '../../../math/question-text.ts';
import type { Question } from '../../../schemas/wire/question.ts';

type Texts = { prompt: string; lines: string; reasons: string };
type Holds = (texts: Texts) => boolean;

const inPrompt =
	(words: RegExp): Holds =>
	({ prompt }) =>
		words.test(prompt);
const notInPrompt =
	(words: RegExp): Holds =>
	({ prompt }) =>
		!words.test(prompt);
const onLines =
	(words: RegExp): Holds =>
	({ lines }) =>
		words.test(lines);
const notOnLines =
	(words: RegExp): Holds =>
	({ lines }) =>
		!words.test(lines);
const inReasons =
	(words: RegExp): Holds =>
	({ reasons }) =>
		words.test(reasons);
const anywhere =
	(words: RegExp): Holds =>
	({ prompt, lines, reasons }) =>
		words.test(prompt) || words.test(lines) || words.test(reasons);

/** How a sentence of a hint begins, and what the question or its solution then has. */
const ASKS: readonly (readonly [begins: RegExp, ...needed: readonly Holds[]])[] = [
	[/^What happens to the inequality symbol/, inReasons(/revers/)],
	[
		/^What is the greatest common factor of all the terms\?/,
		inReasons(/factor/),
		notOnLines(/frac/),
	],
	[/^What is the greatest common factor of the first two/, inReasons(/pair|binomial/)],
	[/^What must you factor out of the last two/, inReasons(/pair|binomial/)],
	[/^Now look at the other factor/, inReasons(/factor/), notOnLines(/frac/)],
	[/^Now look at the other factor\. Which two numbers/, inReasons(/factor/)],
	[/^Which formula gives the first coordinate/, onLines(/reach/)],
	[/^What is the value of \$[a-z]\$ where the graph crosses the \$y\$/, anywhere(/intercept/)],
	[/^What is the value of \$[a-z]\$ on the \$[xy]\$-axis/, inReasons(/substitute|0/)],
	[/^How many values are there\?/, inReasons(/number|middle/)],
	[/^What is the sum of the values\?/, inReasons(/add/)],
	[/^After an? price (?:in|de)creases?/, inPrompt(/price|\$/)],
	[/^Should you add or subtract the equations/, inReasons(/first|second|cancel/)],
	[/^Which variable has equal or opposite coeff/, inReasons(/cancel/)],
	[/^Which power of \$[a-z]\$ is missing/, inReasons(/missing/)],
	[/^Both terms are perfect squares/, inReasons(/squares/)],
	[/^What is the pattern for a difference of two squares/, inReasons(/squares/), notInPrompt(/\+/)],
	[/^What is the pattern for a difference of two cubes/, inPrompt(/-/)],
	[/^What is the pattern for a sum of two cubes/, inPrompt(/\+/)],
	[/^Which values can the radicand have/, anywhere(/radicand/)],
	[/^Which of the two solutions for \$[a-z]\$ makes sense/, onLines(/must|positive|negative/)],
	[/^Which theorem relates the three sides/, anywhere(/hypotenuse|Pythag|square of/)],
	[/^What does the line inside each box mark/, inReasons(/median/)],
	[/^How long is each box/, anywhere(/interquartile/)],
	[/^How long is the part/, inPrompt(/median|part|box/)],
	[/^What are the values in order/, inReasons(/order|least/)],
	[/^Which value or values are in the middle/, inReasons(/middle/)],
	[/^How can you make one side of the equation 0/, inReasons(/factor/)],
	[/^How many half-lives/, inPrompt(/half-li/)],
	[/^How many doubling times/, inPrompt(/doubl/)],
	[/^What is the largest perfect square/, inReasons(/square/)],
	[/^What are the largest perfect squares/, inReasons(/square/)],
	[/^What is the largest perfect cube/, inReasons(/cube/)],
	[/^What is the largest perfect-square factor/, inReasons(/√|square/)],
	[/^What can you multiply both sides by to get/, inReasons(/multiply/), inPrompt(/frac/)],
	[/^What can you multiply both sides by to clear the fraction/, inReasons(/multiply/)],
	[/^Can you simplify the fraction/, inPrompt(/frac/)],
	[/^Is the middle term twice the product/, inReasons(/middle|twice|square/), notInPrompt(/-/)],
	[
		/^Apart from its sign, is the middle term twice/,
		inReasons(/square|middle|twice/),
		inPrompt(/-/),
	],
	[/^Which point on the parabola is the highest/, inReasons(/axis|vertex|symmetry/)],
	[/^Which point on the parabola is the lowest/, inReasons(/axis|vertex|symmetry/)],
	[
		/^For which two values of \$[a-z]\$ is the (?:revenue|profit|area)/,
		inPrompt(/revenue|profit|area|enclose/),
	],
	[/^What values can the power take on/, inPrompt(/range/)],
	[/^What value does the (?:power|function) approach/, anywhere(/asymptote/)],
	[/^How can you clear the fractions/, inPrompt(/frac/)],
	[/^How can you clear the decimals/, inPrompt(/\d\.\d/)],
	[/^Where does the graph start\?/, onLines(/start/)],
	[/^Where is the vertex\?/, anywhere(/vertex/)],
	[/^Where are the asymptotes/, onLines(/asymptote/)],
	[/^Does the graph open (?:up|down)ward/, onLines(/vertex|open/)],
	[/^Can the number be written as a ratio/, inReasons(/ratio|integer/)],
	[/^Does its decimal form terminate/, inReasons(/decimal|integer/)],
	[/^Once you know the value of one variable/, inReasons(/substitute/), onLines(/\(/)],
	[/^One equation is solved for a variable/, inReasons(/substitute/)],
	[/^Is the number under the radical a perfect square/, anywhere(/root|sqrt/)],
	[/^Is the number under each radical a perfect square/, anywhere(/sqrt/)],
	[/^What single sign can replace the two signs/, inReasons(/subtracting|adding/)],
	[/^What is the least value of the square root/, inReasons(/principal|square root/)],
	[/^What is the least value of the square\?/, inReasons(/never/)],
	[/^The variable appears only in a squared/, inReasons(/square root/)],
	[/^How can you isolate the square(?:d binomial)?\?/, onLines(/\^\{2\}/)],
	[/^How can you isolate the absolute value/, onLines(/\\left\||\||absolute/)],
	[/^How can you isolate the logarithm/, inPrompt(/log|ln/)],
	[/^How can you isolate the (?:radical|square root)/, inPrompt(/sqrt/)],
	[/^How can you isolate the power/, onLines(/\^/)],
	[/^What does the numerator of the exponent tell/, inPrompt(/\^\{-?\\frac/)],
	[/^What does the denominator of the exponent tell/, inPrompt(/\^\{-?\\frac/)],
	[/^What does the negative sign in the exponent/, inPrompt(/\^\{-/)],
	[/^Each time the exponent decreases by 1/, inPrompt(/\^\{0\}/)],
	[/^A parabola is symmetric/, inReasons(/halfway|zeros|symmetr|zero|factors/)],
	[/^How do you find the interquartile range/, anywhere(/interquartile/)],
	[/^How far from \$[^$]*\$ (?:can|must) /, anywhere(/\\left\||\||distance|absolute/)],
	[/^Is it quicker to use substitution/, inReasons(/cancel|substitute/)],
	[/^What do the two distances add up to/, inPrompt(/toward|opposite|apart|travel|drive|distance/)],
	[/^Which number must be added to the first two/, onLines(/\^\{2\}/), notOnLines(/\[/)],
	[/^How do you keep the value of the expression the same/, notOnLines(/\[/)],
	[/^What can you then factor out/, inReasons(/factor out/)],
	[/^How can you use the \$y\$-intercept to find the leading/, inPrompt(/intercept/)],
	[/^What is left on each side after you multiply both/, onLines(/=/), inPrompt(/frac/)],
	[/^Is the vertex the highest or the lowest/, inPrompt(/range/)],
	[/^Which term has no variable/, inPrompt(/constant/)],
	[/^How can you eliminate \$[a-z]\$ from the equations/, inReasons(/first|second|substitute/)],
	[/^How can you eliminate \$[a-z]\$ from the two/, inReasons(/cancel/)],
	[/^How many products do you get when each term/, inReasons(/multiply/)],
	[/^Which expression could \$[a-z]\$ stand for/, inPrompt(/\([^)]* [-+]/)],
	[/^What is added each time/, anywhere(/added|arithmetic/)],
	[/^How many times is it added to reach/, anywhere(/arithmetic/)],
	[/^What is each term multiplied by\?/, anywhere(/geometric|multiplied/)],
	[/^How many times is that done to reach/, anywhere(/geometric|multiplied/)],
	[/^Which terms are like terms/, inReasons(/term|combine/)],
	[/^Which bars lie between/, anywhere(/bar|between|from/)],
	[/^Is the number one of the counting/, inReasons(/counting/)],
	[/^By what factor is the value multiplied/, anywhere(/growth|decay|factor|multipl/)],
	[/^Look at the inputs first/, onLines(/twice|different/)],
	[/^Does any input appear twice/, onLines(/twice|different/)],
	[/^Look at where the arrows start/, anywhere(/arrow/)],
	[/^Do two of them start at the same/, anywhere(/arrow/)],
	[/^The two factors differ only in the sign/, inReasons(/cancel/)],
	[/^Which products will cancel/, inReasons(/cancel/)],
	[/^In which quadrants is the sine/, onLines(/sin/), inReasons(/sine/)],
	[/^In which quadrants is the cosine/, onLines(/cos/), inReasons(/cosine/)],
	[/^In which quadrants is the tangent/, onLines(/tan/), inReasons(/tangent/)],
	[/^In which quadrants is the \w+ negative/, inReasons(/negative/)],
	[/^Is sine an even function/, inPrompt(/\\sin/)],
	[/^Is cosine an even function/, inPrompt(/\\cos/)],
	[/^Is tangent an even function/, inPrompt(/\\tan/)],
	[/^What is the value of the function at the \$x\$/, inReasons(/intercept/)],
	[/^How can you work back from the table/, onLines(/back/)],
	[/^What are the least and the greatest \$y\$/, onLines(/lowest|highest/)],
	[/^Between which \$x\$-values does it go down/, anywhere(/decreas/)],
	[/^Between which \$x\$-values does it go up/, anywhere(/increas/)],
	[/^Where does the graph change from rising/, anywhere(/maximum/)],
	[/^Where does the graph change from falling/, anywhere(/minimum/)],
	[/^At each of them, does the graph cross/, notInPrompt(/\(/)],
	[/^Does the graph rise or fall to the right/, onLines(/right|leading/)],
	[/^What does that tell you about the leading/, onLines(/leading/)],
	[/^What does the sign of each number tell/, inReasons(/positive|same/)],
	[/^One of the two numbers is negative/, inReasons(/negative|different/)],
	[/^How many sections are there/, inPrompt(/section/)],
	[/^When is a product equal to 0/, onLines(/= 0/)],
	[/^When is a product equal to zero/, onLines(/0/)],
	[/^The square of a binomial is the product/, inPrompt(/\^\{2\}/)],
	[/^Which exponent law applies to a quotient/, inReasons(/subtract/)],
	[/^Which exponent law applies to a product/, inReasons(/add/)],
	[/^Which exponent law applies to a power/, inReasons(/multipl|raise/)],
	[/^What are the factors of the last denom/, inPrompt(/frac/), onLines(/\^\{2\}/)],
	[/^Which part includes the closed dot/, inReasons(/closed/)],
	[/^What is the third angle of the triangle/, onLines(/-/), inReasons(/triangle|angle/)],
	[/^Which terms contain \$/, inReasons(/factor out/)],
	[/^How can you bring them to one side and factor/, inReasons(/factor/)],
	[/^What is the product of the two numbers under/, inReasons(/multiply|product|one/)],
	[/^Into how many sections do the quartiles/, inPrompt(/about|percent|%|quarter/)],
	[/^When the lines are parallel, are alternate/, anywhere(/alternate/)],
	[/^When the lines are parallel, are same-side/, anywhere(/same-side/)],
	[/^When the lines are parallel, are corresp/, anywhere(/corresponding/)],
	[/^When the lines are parallel, are alternate interior/, anywhere(/interior/)],
	[/^When the lines are parallel, are alternate exterior/, anywhere(/exterior/)],
	[/^The negative sign in the exponent does not/, inReasons(/exponent|power|reciprocal/)],
	[/^A negative exponent does not make/, inReasons(/exponent|reciprocal/)],
	[/^What happens to the sign of each term in the second/, inReasons(/negative|sign/)],
	[/^For which value of \$x\$ is the argument of the log/, anywhere(/asymptote/)],
	[/^For which values of \$x\$ is the argument of the log/, anywhere(/domain/)],
	[/^Is the number a natural number/, inPrompt(/name|set|all/)],
	[/^How far outside the quartiles/, inReasons(/outlier|smaller|greater/)],
	[/^What is left when you factor out its opposite/, inPrompt(/-/)],
	[/^What do you get when you expand the left/, inPrompt(/\(/)],
	[/^Which special triangle has this angle\?/, inReasons(/hypotenuse|special|adjacent/)],
	[/^Which number in the rule for \$\w\$ is its slope/, onLines(/coefficient|slope/)],
	[/^Which bar is the tallest/, inPrompt(/peak|most|mode/)],
	[/^What does a zero of \$/, anywhere(/zero/)],
	[/^Which factors does the exponent apply/, inPrompt(/\^\{/)],
	[/^By what number is each value multiplied/, inPrompt(/table/)],
	[/^By how much do the numbers in each row/, inPrompt(/table/)],
	[/^What products do you get when you multiply/, inReasons(/multiply/)],
	[/^How do you write both terms as squares/, inReasons(/squares/)],
	[/^After factoring, is one of the factors also/, inPrompt(/\^\{[4-9]/)],
	[/^Does the left side factor, or do you/, inPrompt(/= 0/)],
	[/^What do the three angles of a triangle/, inReasons(/triangle|angle|add|180/)],
	[/^Use them to split the middle term/, inReasons(/split/)],
	[/^Where does the line meet the \$/, onLines(/intercept|meet/)],
	[/^Where does \$\w\$ appear in the rule/, inPrompt(/=/)],
	[/^What is the horizontal asymptote\?/, anywhere(/asymptote|coefficient/)],
	[/^What is the vertical asymptote\?/, anywhere(/asymptote|denominator/)],
	[/^What is the rate as a decimal/, anywhere(/interest/)],
	[/^Which values make a denominator 0/, inPrompt(/frac/)],
	[/^The variable is in the exponent/, inReasons(/log/)],
	[/^Which operation on both sides brings the/, inReasons(/log/)],
	[/^The unknown is in the exponent/, onLines(/log|ln/)],
	[/^Which unit changes/, inReasons(/multiply|divide|1 /)],
	[/^How can you write each distance as/, onLines(/mile|kilom|distance|=/)],
	[/^What is the \$y\$-value of each part at/, anywhere(/part|rule/)],
	[/^Which of the two changes is/, onLines(/0/)],
	[/^How does it factor\?/, inReasons(/trinomial|factor/)],
	[/^How far down and how far up/, anywhere(/range/)],
	[/^How far to the left and to the right/, anywhere(/domain/)],
	[/^Are there any values of \$x\$ that you cannot/, onLines(/defined|all/)],
	[/^What happens to their signs/, inReasons(/sign|negative/)],
	[/^Which position is in the middle/, anywhere(/median/)],
	[/^Which position or positions/, onLines(/total|middle|order/)],
	[/^What do the two ends of the box/, anywhere(/quartile|box/)],
	[/^Did you subtract the \$y\$/, inReasons(/simplify|change/)],
	[/^For which part of this expression can you use/, inReasons(/identity/)],
	[/^Does a numerator share a factor/, inReasons(/cancel|divide/)],
	[/^How much interest does each amount/, inPrompt(/invest/)],
	[/^What is the complement of/, inReasons(/complement/)],
	[/^What is the probability of a single/, inReasons(/single|subtract/)],
	[/^Which side is not given/, inReasons(/Pythag/)],
	[/^How many times does this happen/, inPrompt(/%/)],
	[/^Which numbers lie in both/, onLines(/both/i)],
	[/^Which columns of dots/, inReasons(/dot/)],
	[/^How do you divide two powers of 10/, inReasons(/subtract/)],
	[/^Which exponent undoes the exponent/, inReasons(/raise|power/)],
	[/^What are the lower and upper halves/, anywhere(/quartile|half/)],
	[/^What is the median of each half/, anywhere(/quartile|half/)],
	[/^How far is \$\w\$ from the origin/, onLines(/sqrt/)],
	[/^What do you get when you divide the leading/, onLines(/divided|leading/)],
	[/^Is the discriminant positive, zero/, anywhere(/discriminant|- 4/)],
	[/^What is the discriminant/, anywhere(/discriminant|- 4/)],
	[/^Must the discriminant be/, anywhere(/discriminant/)],
	[/^What are \$a\$, \$b\$, and \$c\$, with/, onLines(/[abc] = |- 4/)],
	[/^How can you remove the parentheses/, inReasons(/distribut|parenthes|multiply|remove|sign/)],
	[/^How can you remove the brackets/, inReasons(/distribut|bracket|multiply|remove|sign/)],
	[/^What undoes squaring/, anywhere(/root|square/)],
	[/^Which values can the expression inside the bars/, onLines(/\|/)],
	[/^For which power of \$[a-z]\$ can you substitute/, inReasons(/substitute/)],
	[/^Imagine a vertical line/, anywhere(/vertical/)],
	[/^Imagine a horizontal line/, anywhere(/horizontal/)],
];

const BY_START = Map.groupBy(ASKS, ([begins]) => startOf(begins.source.slice(1)));

/** The first two words of a sentence. */
function startOf(sentence: string): string {
	return /^\S+ \S+/.exec(sentence)?.[0] ?? sentence;
}

/** Issues for hints whose questions do not belong to this one. */
export function checkHintsAsk(question: Question): string[] {
	const texts: Texts = {
		prompt: questionText(question.question),
		lines: question.steps.map(({ text }) => text).join('\n'),
		reasons: question.steps.map(({ why = '' }) => why).join('\n'),
	};
	return question.hints.flatMap(({ text }) =>
		sentencesOf(text)
			.filter((sentence) =>
				BY_START.get(startOf(sentence))?.some(
					([begins, ...needed]) => begins.test(sentence) && !needed.every((holds) => holds(texts)),
				),
			)
			.map((sentence) => `"${sentence}" asks about nothing that the question or its lines have`),
	);
}

const sentencesOf = (hint: string): string[] => hint.split(/(?<=[.?!]) (?=[A-Z$])/);
