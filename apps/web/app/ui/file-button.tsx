import { Upload } from "lucide-react";
import { type ReactNode, useRef } from "react";
import { Button } from "./button.tsx";

/** Opens a file of the device; the same one may be opened twice. `accept` as of a file input. */
export function FileButton({
	accept,
	onFile,
	children,
}: {
	accept: string;
	onFile: (file: File) => Promise<unknown>;
	children: ReactNode;
}) {
	const input = useRef<HTMLInputElement>(null);
	return (
		<>
			<input
				ref={input}
				type="file"
				accept={accept}
				hidden
				onChange={({ currentTarget }) => {
					const [file] = currentTarget.files ?? [];
					if (file !== undefined) void onFile(file).catch(reportError);
					currentTarget.value = "";
				}}
			/>
			<Button look="quiet" onClick={() => input.current?.click()}>
				<Upload size={20} aria-hidden="true" />
				{children}
			</Button>
		</>
	);
}
