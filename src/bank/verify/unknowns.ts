/** "Let $x$ be …, and let $y$ be …": two different things of the story, in the order in which it tells of them. */

const TWO =
	/\b[Ll]et \$[a-z]\$ be (?:the )?([^?]*?), and let \$[a-z]\$ be (?:the )?([^?]*?)(?=\. )/;

/** These are read by their verifiers: they say which of two is meant without a name from the story. */
const UNNAMED = /\bthat cost\b|\bdigit\b|-point\b|\b(?:larger|smaller)\b|\bthe width\b/;

/** Words that say how a thing is measured, not which one it is. */
const MEASURE =
	/\b(?:the|a|an|of|in|at|with|by|now|both|number|price|amount|invested|time|speed|cost|dollars?|hours?|litres?|liters?|kilograms?|pounds?|years?|(?:kilo|centi)?met(?:re|er)s?|feet|inches|miles)\b/g;

const stem = (word: string): string =>
	word
		.replace(/’s$/, '')
		.replace(/ies$/, 'y')
		.replace(/(?<=x|ch|sh|ss)es$/, '')
		.replace(/(?<=[a-z]{2})s$/, '');

const wordsOf = (text: string): string[] =>
	(
		text
			.replaceAll(/[$\\]/g, '')
			.toLowerCase()
			.match(/[a-z’-]+|\d+(?:\.\d+)?%/g) ?? []
	).map(stem);

/** "Give the ordered pair $(x, y)$": each letter once. */
const ORDERED = /\bordered (?:pair|triple) \$\(([a-z]), ([a-z])(?:, ([a-z]))?\)\$/;

const LETTERS = /\b[Ll]et \$([a-z])\$ be [^?]*, and let \$([a-z])\$ be /;

/** Letters that stand for two things, or that the answer has in another order. */
function wrongLetters(text: string): string[] {
	const ordered = (ORDERED.exec(text) ?? []).slice(1).filter((letter) => letter !== undefined);
	const named = (LETTERS.exec(text) ?? []).slice(1);
	const isTwice = [ordered, named].some((letters) => new Set(letters).size < letters.length);
	const isOther = ordered.length > 0 && named.length > 0 && String(ordered) !== String(named);
	return isTwice || isOther ? [`the unknowns are ${[...named, ...ordered].join(', ')}`] : [];
}

export function wrongUnknowns(text: string): string[] {
	return [...wrongLetters(text), ...wrongThings(text)];
}

function wrongThings(text: string): string[] {
	const [sentence = '', one = '', two = ''] = TWO.exec(text) ?? [];
	if (!sentence || UNNAMED.test(sentence)) return [];
	const story = wordsOf(text.slice(0, text.indexOf(sentence)));
	const [first, second] = [one, two].map((name) =>
		wordsOf(name.toLowerCase().replaceAll(MEASURE, '')),
	);
	const [mine, other] = [
		(first ?? []).filter((word) => !second?.includes(word)),
		(second ?? []).filter((word) => !first?.includes(word)),
	];
	if (mine.length === 0 && other.length === 0) return [`"${one}" and "${two}" are the same`];
	const places = [mine, other].map((words) =>
		words.map((word) => story.indexOf(word)).filter((at) => at >= 0),
	);
	const [here, there] = places;
	const lost = [one, two].filter((_, at) => places[at]?.length === 0 && [mine, other][at]?.length);
	if (lost.length > 0) return lost.map((name) => `the story tells nothing of "${name}"`);
	return here?.length && there?.length && Math.min(...here) > Math.min(...there)
		? [`the story tells of "${two}" first`]
		: [];
}
