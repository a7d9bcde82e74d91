import { mistakesLeadTo, rowsIn } from '../answered.testdata.ts';

mistakesLeadTo(
	rowsIn(String.raw`
	moved the decimal point one place too far when writing the percent as a decimal | 48/5 | 9600
		96 | What is $30\%$ of $320$?
	divided the whole by the part | 142.9 | 7/10
		70 | $35$ is what percent of $50$?
	found the percent by which the part is greater than the whole | 28 | 78.1
		128 | $64$ is what percent of $50$?
	divided by the percent without writing it as a decimal | 2/5 | 289/10
		40 | $34$ is $85\%$ of what number?
	used only the part of the percent above 100% and left out the 100% | 270 | 94500
		945 | What is $140\%$ of $675$?
	halved the number twice instead of once | $55$ | $44$
		$110$ | Which number is the best estimate of $48\%$ of $219$?
	halved the number only once instead of twice | $170$ | $850$
		$85$ | Which number is the best estimate of $26\%$ of $339$?
	estimated what is left over instead of the part | $10$ | $20$
		$30$ | Which number is the best estimate of $76\%$ of $42$?
	found only the amount of the change | 112 | 252
		28 | The number $140$ is decreased by $80\%$. What is the new number?
	added the percent as if it were an amount | 150 | 6
		114 | The number $60$ is increased by $90\%$. What is the new number?
	gave the new amount as a percent of the original | 35 | 1300/7
		65 | Find the percent decrease from $80$ to $28$.
	added 50% of the new amount | 165 | 55
		220 | After a decrease of $50\%$, a number is $110$. What was the original number?
`),
);
