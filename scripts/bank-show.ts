/** Shows where a question comes from: `npm run bank:show -- <id of a question or template, or the URL of its page>`. */
import { builtQuestions, plannedTemplates } from './lib/bank/bank-index.ts';
import { showQuestion } from './lib/bank/show-question.ts';
import { runCommand } from './lib/process/run-command.ts';

await runCommand(async () => {
	const [named, ...more] = process.argv.slice(2);
	if (named === undefined || more.length > 0)
		throw new Error('Name one question or template: npm run bank:show -- pa-1.2-num-int-add-1');
	const id =
		named
			.replace(/[#?].*$/, '')
			.replace(/(?:\.html|\/)$/, '')
			.split('/')
			.at(-1) ?? named;
	const templates = await plannedTemplates();
	const books = new Set([...templates.values()].map(({ book }) => book.slug));
	// A template can be shown before the bank is built, without its questions.
	const questions = await builtQuestions(books).catch((error: unknown) => {
		if (templates.has(id)) return [];
		throw error;
	});
	console.log(await showQuestion(id, templates, questions));
});
