import type { FaqGroup } from '../../queries/faqs.ts';
import type { Thing } from './thing.ts';

/** Only on a page that shows exactly these questions and answers. */
export const faqPage = (items: FaqGroup['items']): Thing => ({
	'@type': 'FAQPage',
	mainEntity: items.map(({ question, answers }) => ({
		'@type': 'Question',
		name: question,
		acceptedAnswer: { '@type': 'Answer', text: answers.join('\n') },
	})),
});
