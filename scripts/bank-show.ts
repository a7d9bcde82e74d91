/** Where a question comes from: `npm run bank:show -- <id of a question or template>`. */
import { builtQuestions, plannedTemplates } from './lib/bank/bank-index.ts';
import { showQuestion } from './lib/bank/show-question.ts';
import { runCommand } from './lib/process/run-command.ts';

await runCommand(async () => {
	const [id, ...more] = process.argv.slice(2);
	if (id === undefined || more.length > 0)
		throw new Error('Name one question or template: npm run bank:show -- pa-1.2-num-int-add-1');
	const templates = await plannedTemplates();
	const books = new Set([...templates.values()].map(({ book }) => book.slug));
	console.log(await showQuestion(id, templates, await builtQuestions(books)));
});
