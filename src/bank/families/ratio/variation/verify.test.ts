import { expect, test } from 'vitest';
import { createQuestion } from '../../../verify/question.testdata.ts';
import { verify } from './verify.ts';

const issuesOf = (law: string, asked: string): string[] =>
	verify({
		skill: 'Find the constant of variation and predict',
		question: createQuestion({
			question: `The variable ${law}, and $y = -44$ when $x = 11$. Find ${asked} when $x = 5$.`,
			answer: { kind: 'rational', value: '-20', text: '$-20$', html: '', speech: '' },
		}),
	});

test('the letters of the law are those of both moments', () => {
	expect(issuesOf('$y$ varies directly as $x$', '$y$')).toEqual([]);
	expect(issuesOf('$y$ varies directly as $y$', '$x$')).toHaveLength(1);
	expect(issuesOf('$x$ varies directly as $y$', '$y$')).toHaveLength(1);
	expect(issuesOf('$y$ varies directly as $x$', '$x$')).toHaveLength(1);
});
