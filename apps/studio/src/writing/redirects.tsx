import { SelectInput, TextInput } from "react-admin";
import { itemScreen } from "#studio/parts/item-screen.tsx";
import { PlainToolbar } from "#studio/parts/plain-toolbar.tsx";
import { useDeadLink } from "./dead-links.tsx";

const CODES = [
	{ id: 301, name: "301: for good" },
	{ id: 302, name: "302: for now" },
	{ id: 308, name: "308: for good, also for forms" },
];

export const redirects = itemScreen({
	name: "redirects",
	label: "Redirects",
	represent: "from_path",
	toolbar: <RedirectToolbar />,
	columns: { to_path: { label: "To" }, status_code: { label: "How", as: "number" } },
	fields: (
		<>
			<TextInput source="from_path" label="From" isRequired helperText="A path of the site: /old-address" />
			<TextInput
				source="to_path"
				label="To"
				isRequired
				helperText="A path of the site, or an address that begins with https://"
			/>
			<SelectInput source="status_code" label="How" choices={CODES} defaultValue={301} />
		</>
	),
});

function RedirectToolbar() {
	return <PlainToolbar question={useDeadLink("to_path")} />;
}
