import { DateField } from "react-admin";

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
