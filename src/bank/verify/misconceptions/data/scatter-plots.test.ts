import { mistakesLeadTo, rowsIn } from '../answered.testdata.ts';

mistakesLeadTo(
	rowsIn(String.raw`
	gave the y-intercept instead of the slope | 180 | 177
		3 | A line of fit for a scatter plot is $y = -3x + 180$, where $x$ is the age of a tablet, in months, and $y$ is its value, in dollars. By how many dollars does the prediction decrease for each additional month?
	gave the slope instead of the y-intercept | -2 | 158
		160 | A line of fit for a scatter plot is $y = -2x + 160$, where $x$ is the number of days since a delivery and $y$ is the number of boxes left in stock. What value of $y$ does the line predict for $x = 0$?
	substituted 1 for x | 158 | -2
		160 | A line of fit for a scatter plot is $y = -2x + 160$, where $x$ is the number of days since a delivery and $y$ is the number of boxes left in stock. What value of $y$ does the line predict for $x = 0$?
	subtracted the actual value from the predicted value | -1 | 29
		1 | A line of fit for a scatter plot is $y = 4x + 25$, where $x$ is the number of hours of study and $y$ is the test score, in points. A data point has $x = 1$ and $y = 30$. What is its residual, the actual value minus the predicted value?
	did not subtract 120 first | -20 | -60
		20 | A line of fit for a scatter plot is $y = -3x + 120$, where $x$ is the number of days since a delivery and $y$ is the number of boxes left in stock. For which value of $x$ does the line predict $y = 60$?
	used the y-coordinate of a point as the y-intercept | y = x + 38 | y = -x + 43
		y = x + 33 | In the scatter plot, a line of fit is drawn through the data points $(5, 38)$ and $(11, 44)$. Write the equation of this line in the form $y = mx + b$.
	switched positive with negative and strong with weak | A weak negative linear association | A weak positive linear association
		A strong positive linear association | For data on the number of hours of study and the test score, in points, the correlation coefficient is $r = 0.86$. What does this show?
	read the plot from right to left | Positive linear association | Nonlinear association
		Negative linear association | Which description best fits the scatter plot?
	mistook the small distances from the line for a curve | Nonlinear association | Positive linear association
		Negative linear association | Which description best fits the scatter plot?
	expected the points to lie exactly on a line | No association | Positive linear association
		Negative linear association | Which description best fits the scatter plot?
	looked only for a line, not for a curve | No association | Positive linear association
		Nonlinear association | Which description best fits the scatter plot?
	looked only at the points on the right, which rise | Positive linear association | Negative linear association
		Nonlinear association | Which description best fits the scatter plot?
`),
);
