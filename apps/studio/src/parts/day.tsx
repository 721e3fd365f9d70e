import { DateField } from "react-admin";

/** A day, or a moment, as it is written in India. */
export function Day({ source, hasTime = false }: { source: string; hasTime?: boolean }) {
	return (
		<DateField
			source={source}
			locales="en-IN"
			options={{ dateStyle: "medium", ...(hasTime && { timeStyle: "short" }) }}
			showTime={hasTime}
			noWrap
		/>
	);
}
