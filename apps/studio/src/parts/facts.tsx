import { Fragment, type ReactNode } from "react";

export type FactLines = Readonly<Record<string, ReactNode>>;

export function Facts({ lines }: { lines: FactLines }) {
	return (
		<dl>
			{Object.entries(lines).map(
				([name, text]) =>
					text !== null &&
					text !== undefined &&
					text !== "" &&
					text !== false && (
						<Fragment key={name}>
							<dt>{name}</dt>
							<dd>{text}</dd>
						</Fragment>
					),
			)}
		</dl>
	);
}
