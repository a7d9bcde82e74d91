import { expect, test } from 'vitest';
import { createQuestion } from '../question.testdata.ts';
import { checkHintsAsk } from './hints-ask.ts';

const issuesOf = (hint: string, prompt: string, text: string, why: string): string[] =>
	checkHintsAsk(
		createQuestion({
			question: prompt,
			hints: [{ text: hint, html: '' }],
			steps: [{ text, why, html: '', speech: '' }],
		}),
	);

test.each<[hint: string, sound: [string, string, string], broken: [string, string, string]]>([
	[
		'What happens to the inequality symbol when you divide by a negative number?',
		['Solve $-4k > 8$.', '$k < -2$', 'divide both sides by −4 and reverse the inequality symbol'],
		['Solve $4k > 8$.', '$k > 2$', 'divide both sides by 4'],
	],
	[
		'Both terms are perfect squares. What is the pattern for a difference of two squares?',
		['Factor $x^{2} - 9$.', '$= x^{2} - 3^{2}$', 'write both terms as squares'],
		['Factor $x^{2} + 6x + 9$.', '$= (x + 3)^{2}$', 'factor the perfect square trinomial'],
	],
	[
		'Is sine an even function or an odd function?',
		['What is $\\sin(-x)$?', '$-\\sin x$', 'sine is odd'],
		['What is $\\cos(-x)$?', '$\\cos x$', 'cosine is even'],
	],
	[
		'What is the exponential form of this equation?',
		['Solve $\\log_{x} 144 = 2$.', '$x^{2} = 144$', 'write the equation in exponential form'],
		['Solve $x^{2} = 144$.', '$x = 12$', 'take the square root of both sides'],
	],
	[
		'What is the logarithmic form of this equation?',
		['Solve $10^{x} = 7$.', '$x = \\log 7$', 'write the equation in logarithmic form'],
		['Solve $\\log_{x} 144 = 2$.', '$x^{2} = 144$', 'write the equation in exponential form'],
	],
	[
		'What equation is left when you subtract one equation from the other?',
		[
			'Solve the system.',
			'$-2x - 1 = 15$',
			'subtract the second equation from the first: the y²-terms cancel',
		],
		['Solve the system.', '$2x = 15$', 'add the two equations: the y²-terms cancel'],
	],
	[
		'What do you get when you substitute the coordinates of each pair for $x$ and $y$?',
		['Which ordered pair is a solution?', 'For $(1, 2)$, …', 'substitute'],
		['Complete the ordered pair.', '$9(2) + 4y = 34$', 'substitute 2 for x'],
	],
	[
		'What is the middle term of the square? Which area do you subtract?',
		['Write the area of the frame.', '$(x + 9)^{2} - 12$', 'subtract the area of the picture'],
		['Which is equivalent to $(x + 9)^{2} - 12$?', '$(x + 9)^{2} - 12$', 'expand the square'],
	],
	[
		'Which two of the factors have a product that is a round number?',
		['Find $4 \\times 17 \\times 25$.', '$= 100 \\times 17$', 'group 4 and 25'],
		['Find $32 + 25 + 68$.', '$= 100 + 25$', 'group 32 and 68'],
	],
	[
		'Which ratio uses these two sides? Once you know the ratio, how can you find the angle?',
		[
			'Find $\\angle R$.',
			'$R = \\tan^{-1}\\left(\\frac{5}{21}\\right)$',
			'use the inverse tangent',
		],
		['Find side $x$.', '$x = 8\\tan 34^{\\circ}$', 'multiply both sides by 8'],
	],
	[
		'The part and the whole are known. What fraction of the whole is the part?',
		['What percent of $50$ is $20$?', '$\\frac{20}{50} = 0.4$', 'divide the part by the whole'],
		['What is $40\\%$ of $50$?', '$0.4 \\times 50$', 'multiply the whole by the percent'],
	],
	[
		'Which powers have negative exponents?',
		[
			'Simplify $8x^{-5}y^{4}$.',
			'$\\frac{8y^{4}}{x^{5}}$',
			'write the power with a positive exponent',
		],
		['Simplify $8x^{5}y^{4}(2x)$.', '$16x^{6}y^{4}$', 'add the exponents'],
	],
	[
		'What number can you multiply both sides by to clear both fractions?',
		['Solve $\\frac{x}{4} - \\frac{x}{2} > 3$.', '$x - 2x > 12$', 'multiply both sides by 4'],
		['Solve $-3x + 15 > 6$.', '$-3x > -9$', 'subtract 15 from both sides'],
	],
	[
		'After $n$ price increases, how many T-shirts are sold?',
		[
			'For each $\\$1$ increase in the price, 3 fewer are sold.',
			'$(24 + n)(240 - 3n)$',
			'multiply',
		],
		['For each $\\$1$ decrease in the price, 3 more are sold.', '$(24 - n)(240 + 3n)$', 'multiply'],
	],
	[
		'Which $y$-values does the graph reach?',
		['Give the range of the function.', 'The graph goes from $-2$ to $4$.', 'read the heights'],
		['Give the domain of the function.', 'The graph goes from $-2$ to $4$.', 'read across'],
	],
	[
		'Which like terms can you combine on the left side?',
		['Solve $3m + 6 + 8m \\le 94$.', '$11m + 6 \\le 94$', 'combine like terms: 3m + 8m = 11m'],
		['Solve $2n \\le 8$.', '$n \\le 4$', 'divide both sides by 2'],
	],
	[
		'Which like terms can you combine on the left side?',
		['Solve $3m + 6 + 8m \\le 94$.', '$11m + 6 \\le 94$', 'combine like terms: 3m + 8m = 11m'],
		['Solve $94 \\ge 3m + 8m$.', '$94 \\ge 11m$', 'combine like terms: 3m + 8m = 11m'],
	],
	[
		'What is the third angle? Which ratio relates each missing side to the given side?',
		[
			'$\\angle C = 90^{\\circ}$, $\\angle A = 46^{\\circ}$, $b = 33$',
			'$a = 33\\tan A$',
			'multiply',
		],
		['$\\angle C = 90^{\\circ}$, $b = 30$, $a = 7$', '$c^{2} = 30^{2} + 7^{2}$', 'substitute'],
	],
	[
		'Which trigonometric ratio uses the two given sides, and how can you find an angle from it?',
		[
			'$b = 30$, $a = 7$',
			'$B = \\tan^{-1}\\left(\\frac{30}{7}\\right)$',
			'use the inverse tangent',
		],
		['$\\angle A = 46^{\\circ}$, $b = 33$', '$a = 33\\tan A$', 'multiply'],
	],
	[
		'Which of the two exponents is smaller?',
		['Factor out the lowest power of $x$.', '$x^{2}$', 'factor out the common factor'],
		['Factor out the highest power of $x$.', '$x^{2}$', 'factor out the common factor'],
	],
])('reports "%s" where the question does not lead to it', (hint, sound, broken) => {
	expect(issuesOf(hint, ...sound)).toEqual([]);
	expect(issuesOf(hint, ...broken)).not.toEqual([]);
});
