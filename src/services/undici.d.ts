// Stands for the Node client that `ofetch` also knows: its types would let the whole client use Node's without an error.
export {};
