import { mistakesLeadTo, rowsIn } from '../answered.testdata.ts';

mistakesLeadTo(
	rowsIn(String.raw`
	used the formula for the future value | 440.16 | 360.00
		277.37 | Nadia wants to withdraw $\$60$ from a fund at the end of every year for $6$ years. The fund earns $8\%$ per year, compounded annually. How much must be in the fund now so that it is empty after the last withdrawal? Round to the nearest cent.
	added the deposits without interest | 6890.00 | 5636.53
		8277.43 | Chen deposits $\$530$ at the end of every year into a fund that earns $3\%$ per year, compounded annually. How much is in the fund after $13$ years, right after the last deposit? Round to the nearest cent.
	used the compound interest formula with a single deposit as the principal | 778.32 | 6890.00
		8277.43 | Chen deposits $\$530$ at the end of every year into a fund that earns $3\%$ per year, compounded annually. How much is in the fund after $13$ years, right after the last deposit? Round to the nearest cent.
	divided the goal by the number of deposits without considering the interest | 4875.00 | 5792.59
		4232.59 | Hugo wants to have $\$39{,}000$ in $8$ years. A fund earns $4\%$ per year, compounded annually. How much must Hugo deposit in the fund at the end of every year? Round to the nearest cent.
	gave the amount in the first plan instead of the difference | 8199.10 | 10248.87
		2049.77 | Two savings plans run for $20$ years. In both plans, deposits are made at the end of every year into an account that pays $7\%$ per year, compounded annually. Each deposit is $\$200$ in the first plan and $\$250$ in the second plan. At the end, how much more money is in the second plan than in the first? Round to the nearest cent.
	gave the amount in the second plan instead of the difference | 10248.87 | 1000.00
		2049.77 | Two savings plans run for $20$ years. In both plans, deposits are made at the end of every year into an account that pays $7\%$ per year, compounded annually. Each deposit is $\$200$ in the first plan and $\$250$ in the second plan. At the end, how much more money is in the second plan than in the first? Round to the nearest cent.
	subtracted the totals of the deposits without interest | 1000.00 | 10248.87
		2049.77 | Two savings plans run for $20$ years. In both plans, deposits are made at the end of every year into an account that pays $7\%$ per year, compounded annually. Each deposit is $\$200$ in the first plan and $\$250$ in the second plan. At the end, how much more money is in the second plan than in the first? Round to the nearest cent.
	gave the total paid instead of the interest | 9158.40 | 2160.00
		1158.40 | Ines borrows $\$8000$ at $9\%$ per year, compounded monthly, and pays it back in equal payments at the end of every month for $3$ years. Round the monthly payment to the nearest cent. How much interest is paid in all?
	calculated simple interest on the whole loan for the whole term | 2160.00 | 9158.40
		1158.40 | Ines borrows $\$8000$ at $9\%$ per year, compounded monthly, and pays it back in equal payments at the end of every month for $3$ years. Round the monthly payment to the nearest cent. How much interest is paid in all?
	subtracted the monthly payments instead of the totals | 373.39 | 960.00
		3034.56 | Leo borrows $\$12{,}000$ at $7.5\%$ per year, compounded monthly, and pays it back in equal payments at the end of every month. Round each monthly payment to the nearest cent. How much less is paid in all if the loan is paid back over $2$ years instead of $8$ years?
	gave the interest on the shorter loan | 960.00 | 373.39
		3034.56 | Leo borrows $\$12{,}000$ at $7.5\%$ per year, compounded monthly, and pays it back in equal payments at the end of every month. Round each monthly payment to the nearest cent. How much less is paid in all if the loan is paid back over $2$ years instead of $8$ years?
`),
);
