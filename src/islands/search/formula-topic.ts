/**
 * Maps a typed formula to its skill, in the words of our titles, since nobody searches for the numbers in `2x+5=11`.
 * Each pattern reads the formula without spaces, with `^2` for a square.
 */
const TERM = String.raw`\d*[a-z]`;
const TOPICS: readonly (readonly [formula: RegExp, topic: string])[] = [
	[/^a\^?2\+b\^?2=c\^?2$/, 'pythagorean theorem'],
	[/^y=mx\+[bc]$/, 'slope-intercept form'],
	[/^y=-?\d*(?:\/\d+)?x(?:[+-]\d+)?$/, 'slope-intercept form'],
	[/^y-y1=m\(x-x1\)$/, 'point-slope form'],
	[/^a?x\^?2[+-]bx[+-]c(?:=0)?$/, 'factoring quadratic'],
	[/^[a-z]\^2[+-]\d*[a-z][+-]\d+$/, 'factoring x2 bx'],
	[/^\d+[a-z]\^2[+-]\d*[a-z][+-]\d+$/, 'factoring ax2 bx'],
	[/^\d*[a-z]\^2[+-].*=.*$/, 'quadratic equations solving'],
	[/^[a-z]\^2=\d+$/, 'square roots'],
	[/^(?:sqrt|√)\(?\d+\)?$/, 'simplifying radicals'],
	[/^[a-z]\^2-\d+$/, 'special patterns factoring'],
	[new RegExp(`^${TERM}[+-]\\d+=${TERM}[+-]?\\d*$`), 'equations variables both sides'],
	[new RegExp(`^(?:\\d+[a-z]|[a-z]/\\d+)[+-]\\d+=-?\\d+$`), 'two-step equations'],
	[new RegExp(`^(?:[a-z][+-]\\d+|\\d+[a-z]|[a-z]/\\d+)=-?\\d+$`), 'one-step equations'],
	[/^-?\d*[a-z](?:[+-]\d+)?(?:<|>|≤|≥|<=|>=)-?\d+$/, 'inequalities'],
	[/^(?:sin|cos|tan)\(?(?:[xaθ]|\d+°?)\)?$/, 'trigonometric ratios'],
	[/^(?:log(?:_?\d+)?|ln)\([a-z\d]+\)$/, 'logarithms'],
];

/** Undefined for words, and for formulas that match no pattern. */
export function formulaTopic(typed: string): string | undefined {
	const formula = typed
		.toLowerCase()
		.replace(/^(?:evaluate|expand|factor|graph|simplify|solve) /, '')
		.replaceAll('²', '^2')
		.replaceAll('−', '-')
		.replaceAll(/\s+/g, '');
	return TOPICS.find(([pattern]) => pattern.test(formula))?.[1];
}
