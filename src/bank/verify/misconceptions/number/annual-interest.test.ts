import { mistakesLeadTo, rowsIn } from '../answered.testdata.ts';

mistakesLeadTo(
	rowsIn(String.raw`
	used simple interest | 1362.00 | 172.07
		1372.07 | Amir invests $\$1200$ at $1.5\%$ per year, compounded annually. What is the amount after $9$ years, to the nearest cent?
	gave the percent increase over the entire period | 121.6 | 11.1
		7.5 | An investment of $\$3000$ grows to $\$6646.83$ in $11$ years with interest compounded annually. What is the annual interest rate, as a percent to one decimal place?
	gave the rate for one period | 0.9 | 11.6
		11.0 | An investment of $\$500$ grows to $\$1076.10$ in $7$ years with interest compounded monthly. What is the annual interest rate, as a percent to one decimal place?
	compounded only once a year | 5534.43 | 5445.00
		5551.55 | Chen invests $\$4500$ in a fund that earns $3\%$ interest per year, compounded continuously. What is the balance after $7$ years, to the nearest cent?
	used the annual rate and the number of years | 0.08, 10 | 0.02, 10
		0.02, 40 | Money is invested for $10$ years at $8\%$ per year, compounded quarterly. For the formula $A = P(1 + i)^{n}$, give the value of $i$, as a decimal, and then the value of $n$. Separate your answers with a comma. If $i$ has more than six decimal places, round it to six decimal places.
	gave the number of years, rounded up | 5 | 8
		9 | Tariq invests $\$6000$ at $10\%$ per year, compounded semi-annually. Interest is added at the end of every half-year. After how many half-years will the balance first be at least $\$9000$?
	gave the number of periods | 62.0 | 22.2
		15.5 | Aiko invests $\$3000$ in a fund that earns $4.5\%$ interest per year, compounded quarterly. According to the formula for compound interest, after how many years will the balance be $\$6000$? Round your answer to the nearest tenth.
	stopped one year too early | 3 | 5
		4 | Hugo invests $\$3500$ at $12\%$ per year, compounded annually. Interest is added at the end of every year. After how many years will the balance first be at least $\$5250$?
	used the formula for continuous compounding | 3.2 | 3.6
		3.3 | Dara invests $\$4000$ in a fund that earns $7\%$ interest per year, compounded annually. According to the formula for compound interest, after how many years will the balance be $\$5000$? Round your answer to the nearest tenth.
	took the common log of one side but the natural log of the other | 9.7 | 25.0
		22.3 | Zoe invests $\$5500$ in a fund that earns $1\%$ interest per year, compounded continuously. After how many years will the balance be $\$6875$? Round your answer to the nearest tenth.
	multiplied by the power instead of dividing by it | 1762.71 | 221.24
		141.83 | A fund earns $9\%$ interest per year, compounded continuously. How much must Priya invest now so that the balance is $\$500$ after $14$ years? Round to the nearest cent.
	gave the final amount instead of the interest | 716.18 | 180.00
		216.18 | Sam invests $\$500$ at $4.5\%$ per year, compounded monthly. How much interest is earned in $8$ years, to the nearest cent?
	compounded annually instead of continuously | 22.3 | 0.0
		21.9 | An account starts with $\$2000$ and earns $4\%$ interest per year, compounded continuously. After how many years will the balance be $\$4800$? Round to the nearest tenth.
	used simple interest instead of continuous compounding | 35.0 | 60.0
		21.9 | An account starts with $\$2000$ and earns $4\%$ interest per year, compounded continuously. After how many years will the balance be $\$4800$? Round to the nearest tenth.
`),
);
